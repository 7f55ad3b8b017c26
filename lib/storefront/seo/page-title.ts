import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { variantForward, variantOf } from './variant-title';

/** What search engines show of a title, the shop's name at its end included; in UTF-16 units. */
export const longestTitle = 65;

/** Less of a name says too little: then the words around it go. */
const shortestName = 24;

/** What the root layout's template puts behind each title. */
export const titleSuffix = (locale: Locale) => ` · ${textOf(locale, 'meta.brand')}`;

export type TitleParts = {
  /** What is searched for, e.g. a product's name. */
  name: string;
  /** Puts words around the name, e.g. "…: buy online". */
  frame?: (name: string) => string;
  /** Of a list; the first has no number. */
  page?: number;
  /** Of a product, whose name ends with what tells it from the others of its listing. */
  isProduct?: boolean;
};

/**
 * A title that fits, with the name first: whole, else with the name cut at a word's end, else without the
 * words around it. The number of a list's page always stays, and so does what tells a product from its variants: for
 * that the words around it go first.
 */
export function pageTitle(
  { name, frame = (text) => text, page = 1, isProduct = false }: TitleParts,
  locale: Locale,
): string {
  const end = page > 1 ? ` – ${textOf(locale, 'meta.page', { page })}` : '';
  const room = longestTitle - titleSuffix(locale).length - end.length;
  const clean = name.replace(/\s+/g, ' ').trim();
  const forName = room - frame('').length;
  if (isProduct && clean.length > forName && variantOf(clean).variant) {
    const whole = clean.length > room ? variantForward(clean, locale, room - 1) : clean;
    return cut(whole, room, locale) + end;
  }
  if (clean.length <= forName || forName >= shortestName)
    return frame(cut(clean, forName, locale)) + end;
  return cut(clean, room, locale) + end;
}

/** The text, or as many of its words as fit in front of "…"; a single long word is cut between letters. */
function cut(text: string, length: number, locale: Locale): string {
  if (text.length <= length) return text;
  const room = length - 1;
  const space = text.lastIndexOf(' ', room);
  const whole = space > room / 2 ? text.slice(0, space) : lettersOf(text, room, locale);
  return `${whole.replace(/[\s,.:;–·|(/-]+$/, '')}…`;
}

/** As many letters as fit: of Hindi with their vowel signs. */
function lettersOf(text: string, length: number, locale: Locale): string {
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter(locale).segment(text)) {
    if (index + segment.length > length) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
