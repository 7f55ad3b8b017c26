import enAreas from '@/messages/areas/en.json';
import hiAreas from '@/messages/areas/hi.json';
import en from '@/messages/en.json';
import hi from '@/messages/hi.json';
import enOnDemand from '@/messages/on-demand/en.json';
import hiOnDemand from '@/messages/on-demand/hi.json';
import { eachLanguage, type Locale, languages, locales } from '../locales';

type Tree = { [key: string]: string | Tree };

/** All texts of a language by their whole key, e.g. `cart.title`. */
function flat(tree: Tree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value]] : flat(value, `${prefix}${name}.`),
  );
}

const written = {
  en: new Map(flat({ ...en, ...enOnDemand, ...enAreas })),
  hi: new Map(flat({ ...hi, ...hiOnDemand, ...hiAreas })),
};

/** Of the languages that are written whole; those that are not yet are counted instead (lib/i18n/read-messages.ts). */
export const wholeLanguages = locales.filter((lang) => !languages[lang].isPartial);

/** The texts of a language, all of the default language's for one that is not written yet. */
export const allTexts: Record<Locale, Map<string, string>> = eachLanguage(
  (lang) => (written as { [Lang in Locale]?: Map<string, string> })[lang] ?? written.en,
);
