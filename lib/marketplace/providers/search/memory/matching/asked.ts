import type { Understood } from '@/lib/contract/schemas/understood';
import type {
  AttributeWords,
  Reading,
  Understanding,
  UnderstoodFilter,
} from '../../../../modules/search-language';
import type { ListQuery } from '../../provider';
import type { Vocabulary } from '../vocabulary';
import type { Matches } from './matches';

/** A search as understood, with its documents; undefined when it names no thing. */
export type Asked = { understanding: Understanding; matches: Matches | undefined };

/**
 * Understands a search and finds its documents; a number that no product has together with the other words is
 * a price.
 */
export function ask(
  understandAs: (reading: Reading) => Understanding,
  match: (understanding: Understanding) => Matches,
): Asked {
  const found = (understanding: Understanding): Asked => {
    const { words, dropped, filters, excluded, sort, occasion } = understanding;
    const hasOthers = filters.length > 0 || sort !== null;
    const isThing =
      [words, dropped, excluded].some(({ length }) => length > 0) || !!occasion || !hasOthers;
    return { understanding, matches: isThing ? match(understanding) : undefined };
  };
  const asked = found(understandAs({}));
  const { mayHavePrice } = asked.understanding;
  return mayHavePrice && asked.matches?.missing.length !== 0
    ? found(understandAs({ withPrices: true }))
    : asked;
}

/** The number of searches offered when nothing is found. */
const mostNearest = 4;

const numberOf = (filters: readonly UnderstoodFilter[], kind: UnderstoodFilter['kind']) =>
  filters.find((one) => one.kind === kind)?.value;

/** Returns whether a query has the filter already, which then overrides the one of its words. */
const isChosen = (query: ListQuery, kind: UnderstoodFilter['kind']) => query[kind] !== undefined;

/** Adds the filters and the order that a query's words ask for; chosen ones take precedence. */
export function withUnderstood(query: ListQuery, { filters, sort }: Understanding): ListQuery {
  return {
    ...query,
    min_price: query.min_price ?? numberOf(filters, 'min_price'),
    max_price: query.max_price ?? numberOf(filters, 'max_price'),
    rating: query.rating ?? numberOf(filters, 'rating'),
    discount: query.discount ?? numberOf(filters, 'discount'),
    sort: query.sort === 'default' && sort ? sort.value : query.sort,
  };
}

/** Returns the words of a search that name colours and sizes. */
export const optionsIn = ({ words }: Understanding, attributeWords: AttributeWords): string[] =>
  words
    .filter(({ keys, synonyms }) => attributeWords.isOption([...keys, ...synonyms]))
    .map(({ text }) => text);

/** Adds words to those that are left out. */
export const leftOut = (understanding: Understanding, words: readonly string[]): Understanding =>
  words.length === 0
    ? understanding
    : { ...understanding, dropped: [...understanding.dropped, ...words] };

const prices: readonly string[] = ['min_price', 'max_price'];

/**
 * Returns a search without the one price that its words ask for, sorted from that price on; undefined if they ask for
 * none or for a range, or another order is asked for.
 */
export function withoutPrice(
  query: ListQuery,
  understanding: Understanding,
): { query: ListQuery; understanding: Understanding } | undefined {
  const asked = understanding.filters.filter(({ kind }) => prices.includes(kind));
  const [price] = asked;
  const isSorted = query.sort !== 'default' || understanding.sort !== null;
  if (!price || asked.length > 1 || isSorted || isChosen(query, price.kind)) return undefined;
  return {
    query: { ...query, sort: price.kind === 'max_price' ? 'price_asc' : 'price_desc' },
    understanding: leftOut(
      { ...understanding, filters: understanding.filters.filter((one) => one !== price) },
      [price.words],
    ),
  };
}

const shown = ({ kind, value, words, without }: Understood['filters'][number]) => ({
  kind,
  value,
  words,
  without,
});

/** Returns the answer's account of how the search was understood. */
export function understoodOf(
  {
    understanding,
    matches,
  }: { understanding: Understanding; matches?: { missing: readonly string[] } },
  query: ListQuery,
  total: number,
  vocabulary: Pick<Vocabulary, 'near'>,
): Understood {
  const {
    corrected,
    isRespelt,
    dropped,
    filters,
    measures,
    excluded,
    sort,
    missing = [],
  } = understanding;
  return {
    corrected: isRespelt ? corrected : null,
    dropped: [...dropped, ...(matches?.missing ?? [])],
    missing: [...missing],
    filters: [
      ...filters.filter(({ kind }) => !isChosen(query, kind)).map(shown),
      ...measures.map(shown),
      ...excluded.map((one) => shown({ kind: 'excluded', ...one })),
    ],
    sort:
      sort && query.sort === 'default'
        ? { value: sort.value, words: sort.words, without: sort.without }
        : null,
    nearest: total > 0 ? [] : nearestWords(dropped, vocabulary),
  };
}

const nearestWords = (dropped: readonly string[], vocabulary: Pick<Vocabulary, 'near'>): string[] =>
  [...new Set(dropped.flatMap((word) => vocabulary.near(word, mostNearest)))].slice(0, mostNearest);
