import type { Locale } from '@/lib/i18n/locales';
import { textsOfRow } from '@/lib/i18n/translated';
import { keyBeginnings, keysOf, type Understanding, wordsOf } from '../../modules/search-language';
import {
  categoryName,
  type SnapshotBrand,
  type SnapshotCategory,
} from './memory/catalogue-snapshot';
import type { FoundSuggestions } from './provider';

export const mostSuggested = { products: 6, categories: 4, brands: 4, queries: 6 };
/** The least number of letters for which something is suggested. */
const minLetters = 2;
export const nothing: FoundSuggestions = {
  productIds: [],
  categories: [],
  brands: [],
  queries: [],
};

/** A word of one letter after others, as when the next word is begun. */
const oneLetter = /^(.*[\p{L}\p{M}\p{N}])\s+(\p{L}\p{M}*)$/su;

/**
 * Splits a text that is being typed from its last word if that has one letter: it is no size S or M yet, but may be
 * the beginning of any word.
 */
export function withoutLastLetter(text: string): { text: string; letter?: string } {
  const [, before, letter] = oneLetter.exec(text) ?? [];
  return before && letter ? { text: before, letter: letter.toLowerCase() } : { text };
}

export const isTooShort = (text: string): boolean => wordsOf(text).join('').length < minLetters;

/** An engine's suggestions for a text that is being typed. */
type Found = {
  productIds: number[];
  /** Categories and brands with products on sale, those with most products first. */
  onSale: { categories: readonly SnapshotCategory[]; brands: readonly SnapshotBrand[] };
  completing(words: readonly string[], limit: number): Promise<string[]>;
};

/** Returns suggestions for a text that is being typed, as understood without its last letter, if that stands alone. */
export async function suggestionsOf(
  understanding: Understanding,
  letter: string | undefined,
  lang: Locale,
  { productIds, onSale: { categories, brands }, completing }: Found,
): Promise<FoundSuggestions> {
  const whole = understanding.words.map((word) => word.text);
  const begun = letter ? [...whole, letter] : whole;
  /** Joins completions of the last letter with those of the words before it, so a letter removes no suggestion. */
  const both = <One>(found: One[], others: One[]) => [...new Set([...found, ...others])];
  const named = <One>(all: readonly One[], namesOf: (one: One) => string[]) =>
    both(namedBy(all, begun, namesOf), letter ? namedBy(all, whole, namesOf) : []);
  const completed = (words: readonly string[]) => completing(words, mostSuggested.queries);
  const queries = both(await completed(begun), letter ? await completed(whole) : []);
  return {
    productIds,
    categories: named(categories, (category) =>
      Object.values(textsOfRow(category, 'name')).flatMap((name) => name || []),
    )
      .slice(0, mostSuggested.categories)
      .map((category) => ({
        id: category.id,
        name: categoryName(category, lang),
        slug: category.slug,
        image: category.image,
      })),
    brands: named(brands, ({ name }) => [name])
      .slice(0, mostSuggested.brands)
      .map(({ id, name, slug }) => ({ id, name, slug })),
    queries: queries.slice(0, mostSuggested.queries),
  };
}

/** Returns those with all the words in one name, the last as a beginning; by sound if no spelling begins like it. */
function namedBy<One>(
  all: readonly One[],
  words: readonly string[],
  namesOf: (one: One) => string[],
): One[] {
  const last = words.at(-1);
  if (last === undefined) return [];
  const whole = words.slice(0, -1).map(keysOf);
  const beginnings = [...keysOf(last), ...keyBeginnings(last)].filter(({ length }) => length > 1);
  const candidates = all
    .flatMap((one) => namesOf(one).map((name) => ({ one, words: wordsOf(name) })))
    .map((candidate) => ({ ...candidate, keys: candidate.words.flatMap(keysOf) }))
    .filter(({ keys }) => whole.every((own) => own.some((key) => keys.includes(key))));
  const spelt = candidates.filter((one) => one.words.some((word) => word.startsWith(last)));
  const sounding = (keys: string[]) =>
    keys.some((key) => beginnings.some((beginning) => key.startsWith(beginning)));
  const found = spelt.length > 0 ? spelt : candidates.filter(({ keys }) => sounding(keys));
  return [...new Set(found.map(({ one }) => one))];
}
