import type { Locale } from '@/lib/i18n/locales';

/** Shortens a name for the public to 'Asha R.': only the first grapheme of the last name. */
export function shownName({ first, last }: { first: string; last: string }): string {
  const [initial] = new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(last);
  return initial ? `${first} ${initial.segment}.` : first;
}

/** Returns the language of a text by its prevailing script, or undefined if it has no letters. */
export function writtenIn(text: string): Locale | undefined {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (devanagari + latin === 0) return undefined;
  return devanagari >= latin ? 'hi' : 'en';
}
