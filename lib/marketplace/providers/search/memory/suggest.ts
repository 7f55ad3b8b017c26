import type { Locale } from '@/lib/i18n/locales';
import { textsOfRow } from '@/lib/i18n/translated';
import { keyBeginnings, keysOf, wordsOf } from '../../../modules/search-language';
import type { FoundSuggestions } from '../provider';
import { countsOnSale } from './catalogue-counts';
import { categoryName } from './catalogue-snapshot';
import type { LiveIndex } from './live-index';

const limits = { products: 6, categories: 4, brands: 4, queries: 6 };
/** For fewer letters nothing is suggested. */
const minLetters = 2;
const nothing: FoundSuggestions = { productIds: [], categories: [], brands: [], queries: [] };

/** Products, categories, brands and searches for a text that is being typed. */
export async function suggest(
  live: LiveIndex,
  text: string,
  lang: Locale,
): Promise<FoundSuggestions> {
  if (wordsOf(text).join('').length < minLetters) return nothing;
  const index = await live.current();
  const { ids, understanding } = index.findBest(text, limits.products, live.now());
  const words = understanding.words.map((word) => word.text);
  const { snapshot, groups } = index;
  const { categories, brands } = countsOnSale(index);
  return {
    productIds: ids,
    categories: namedBy(categories, words, (category) =>
      Object.values(textsOfRow(category, 'name')).flatMap((text) => text || []),
    )
      .slice(0, limits.categories)
      .map((category) => ({
        id: category.id,
        name: categoryName(category, lang),
        slug: category.slug,
        image: category.image,
      })),
    brands: namedBy(brands, words, ({ name }) => [name])
      .slice(0, limits.brands)
      .map(({ id, name, slug }) => ({ id, name, slug })),
    queries: index.phrases.completing(words, snapshot, groups, limits.queries),
  };
}

/** Those with all the words in one name, the last as a beginning; by sound where no spelling begins so. */
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
