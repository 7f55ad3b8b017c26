import enAreas from '@/messages/areas/en.json';
import hiAreas from '@/messages/areas/hi.json';
import en from '@/messages/en.json';
import hi from '@/messages/hi.json';
import enOnDemand from '@/messages/on-demand/en.json';
import hiOnDemand from '@/messages/on-demand/hi.json';
import type { Locale } from '../locales';

type Tree = { [key: string]: string | Tree };

/** All texts of a language by their whole key, e.g. `cart.title`. */
function flat(tree: Tree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value]] : flat(value, `${prefix}${name}.`),
  );
}

export const allTexts: Record<Locale, Map<string, string>> = {
  en: new Map(flat({ ...en, ...enOnDemand, ...enAreas })),
  hi: new Map(flat({ ...hi, ...hiOnDemand, ...hiAreas })),
};
