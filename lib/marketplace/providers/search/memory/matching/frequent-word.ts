import type { AttributeWords, SearchWord } from '../../../../modules/search-language';
import type { ProductColumns } from '../product-columns';
import type { ProductGroups } from '../product-groups';
import type { Vocabulary } from '../vocabulary';
import { matchesOfWord } from './word-matches';

type Index = { columns: ProductColumns; groups: ProductGroups; vocabulary: Vocabulary };

/** The share of all products above which a word is frequent: its best products are looked up at the end of an order. */
const frequent = 1 / 32;
const longOrder = 4000;

/**
 * Returns a few popular products of a frequent word, for suggestions: the last documents of an order that
 * have it. Undefined for several words, for a rarer word, or when some thousands of documents are not
 * enough.
 */
export function firstWith(
  words: readonly SearchWord[],
  attributeWords: AttributeWords,
  { vocabulary, groups: all, columns }: Index,
  order: Uint32Array,
  isWanted: (doc: number) => boolean,
  limit: number,
): number[] | undefined {
  const [word] = words;
  if (!word || words.length > 1 || order.length < longOrder) return undefined;
  const { lists, groups, size } = matchesOfWord(word, vocabulary, all, attributeWords, columns);
  if (size < order.length * frequent) return undefined;
  const found: number[] = [];
  for (let at = 1; at <= longOrder && found.length < limit; at++) {
    const doc = order[order.length - at] ?? 0;
    const has = groups?.[columns.group[doc] ?? 0] === 1 || lists.some((list) => list.has(doc));
    if (has && isWanted(doc)) found.push(doc);
  }
  return found.length === limit ? found : undefined;
}
