import enAreas from '@/messages/areas/en.json';
import hiAreas from '@/messages/areas/hi.json';
import en from '@/messages/en.json';
import hi from '@/messages/hi.json';
import enOnDemand from '@/messages/on-demand/en.json';
import hiOnDemand from '@/messages/on-demand/hi.json';
import { eachLanguage, type Locale, languages, locales } from '../locales';

type Tree = { [key: string]: string | Tree };

/** Returns all texts of a language by their full key, e.g. `cart.title`. */
function flat(tree: Tree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value]] : flat(value, `${prefix}${name}.`),
  );
}

const written = {
  en: new Map(flat({ ...en, ...enOnDemand, ...enAreas })),
  hi: new Map(flat({ ...hi, ...hiOnDemand, ...hiAreas })),
};

/** The complete languages; incomplete ones are counted instead (lib/i18n/read-messages.ts). */
export const wholeLanguages = locales.filter((lang) => !languages[lang].isPartial);

/** The texts by language; an unwritten language has the default language's. */
export const allTexts: Record<Locale, Map<string, string>> = eachLanguage(
  (lang) => (written as { [Lang in Locale]?: Map<string, string> })[lang] ?? written.en,
);
