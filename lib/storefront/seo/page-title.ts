import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { shortName, variantOf } from './variant-title';

/** The length of a title in search results, the shop's name at its end included, in UTF-16 units. */
export const longestTitle = 65;

/** A name cut below this length says too little, so the words around it are dropped instead. */
const shortestName = 24;

/** Returns the suffix that the root layout's template adds to each title. */
export const titleSuffix = (locale: Locale) => ` · ${textOf(locale, 'meta.brand')}`;

export type TitleParts = {
  /** The name that shoppers search for, e.g. a product's. */
  name: string;
  /** Puts words around the name, e.g. "…: buy online". */
  frame?: (name: string) => string;
  /** The page number of a list; the first page shows none. */
  page?: number;
  /** The brand, if the name is a product's, which ends with its variant; '' without a brand. */
  productBrand?: string;
};

/**
 * Builds a title that fits, with the name first: whole, else with the name cut at a word's end, else without
 * the words around it. A list's page number always stays. A product's name stands alone rather than cut, and its
 * variant stays at its end.
 */
export function pageTitle(
  { name, frame = (text) => text, page = 1, productBrand }: TitleParts,
  locale: Locale,
): string {
  const end = page > 1 ? ` – ${textOf(locale, 'meta.page', { page })}` : '';
  const room = longestTitle - titleSuffix(locale).length - end.length;
  const clean = name.replace(/\s+/g, ' ').trim();
  const forName = room - frame('').length;
  if (productBrand !== undefined && clean.length > forName) {
    const isWhole = clean.length <= room;
    if (isWhole || variantOf(clean).variant) {
      const short = shortName(clean, locale, { most: room, brand: productBrand });
      return cut(short, room, locale) + end;
    }
  }
  if (clean.length <= forName || forName >= shortestName)
    return frame(cut(clean, forName, locale)) + end;
  return cut(clean, room, locale) + end;
}

/** Cuts a text at a word's end so that it fits with "…"; a single long word is cut between letters. */
function cut(text: string, length: number, locale: Locale): string {
  if (text.length <= length) return text;
  const room = length - 1;
  const space = text.lastIndexOf(' ', room);
  const whole = space > room / 2 ? text.slice(0, space) : lettersOf(text, room, locale);
  return `${whole.replace(/[\s,.:;–·|(/-]+$/, '')}…`;
}

/** Returns as many letters as fit; Hindi letters keep their vowel signs. */
function lettersOf(text: string, length: number, locale: Locale): string {
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter(locale).segment(text)) {
    if (index + segment.length > length) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
