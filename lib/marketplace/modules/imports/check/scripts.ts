import { type Locale, locales } from '@/lib/i18n/locales';
import { fieldIn } from '@/lib/i18n/translated';
import type { RowFields } from './row-fields';

/** The script in which a language is written, where it has one of its own. */
const scripts: { [Lang in Locale]?: RegExp } = { hi: /\p{Script=Devanagari}/gu };
const latin = /\p{Script=Latin}/gu;

/** Maximum characters of a text by which its script is told. */
const longest = 2000;

/** Returns the language of a text by its script; undefined for Latin letters and for none. */
function languageOf(text: string): Locale | undefined {
  const start = text.slice(0, longest);
  const others = start.match(latin)?.length ?? 0;
  return locales.find((lang) => {
    const own = scripts[lang];
    return own && (start.match(own)?.length ?? 0) > others;
  });
}

/**
 * Returns a row's texts in the fields of their languages: a name in Devanagari is a Hindi name, whatever its column
 * is called.
 */
export function byScript(fields: RowFields): RowFields {
  const sorted: RowFields = { ...fields };
  for (const name of ['name', 'description'] as const) {
    const text = fields[name];
    const lang = text && languageOf(text);
    if (!lang) continue;
    const own = fieldIn(name, lang) as keyof RowFields;
    const there = fields[own];
    // A text in both columns stays where it is, unless the columns are the other way round.
    if (there && languageOf(there) === lang) continue;
    sorted[own] = text;
    if (there) sorted[name] = there;
    else delete sorted[name];
  }
  return sorted;
}
