import type { Locale } from '@/lib/i18n/locales';

/** 'Asha R.': the public sees no more of a name than its first letter as one reads it. */
export function shownName({ first, last }: { first: string; last: string }): string {
  const [initial] = new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(last);
  return initial ? `${first} ${initial.segment}.` : first;
}

/** The language whose script a text is mostly in, or undefined when it has no letters. */
export function writtenIn(text: string): Locale | undefined {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (devanagari + latin === 0) return undefined;
  return devanagari >= latin ? 'hi' : 'en';
}
