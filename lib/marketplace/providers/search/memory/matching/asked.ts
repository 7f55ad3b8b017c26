import type { Understood } from '@/lib/api/schemas/understood';
import type { Reading, Understanding, UnderstoodFilter } from '../../../../modules/search-language';
import type { ListQuery } from '../../provider';
import type { Vocabulary } from '../vocabulary';
import type { Matches } from './matches';

/** A search, as it was understood, with its documents; undefined when it names no thing. */
export type Asked = { understanding: Understanding; matches: Matches | undefined };

/** Understands a search and finds its documents; a number that no product has with the other words is a price. */
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

/** Searches offered when nothing is found. */
const mostNearest = 4;

const numberOf = (filters: readonly UnderstoodFilter[], kind: UnderstoodFilter['kind']) =>
  filters.find((one) => one.kind === kind)?.value;

/** The filter that a query already has, and that therefore goes before the one of its words. */
const isChosen = (query: ListQuery, kind: UnderstoodFilter['kind']) => query[kind] !== undefined;

/** The query with the filters and the order that its words ask for; chosen ones go first. */
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

const shown = ({ kind, value, words, without }: Understood['filters'][number]) => ({
  kind,
  value,
  words,
  without,
});

/** What the answer says of how the search was understood. */
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
