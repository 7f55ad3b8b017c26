import { saidWeights } from '../../memory/matching/occasion-kinds';
import { bucketsOf, within } from '../cluster/index-reader';
import type { Engine } from '../engine';
import {
  all,
  greatest,
  type Matched,
  matching,
  not,
  nothing,
  type Query,
  scored,
  terms,
} from '../query';

/**
 * Limits of listings of one kind among the mixed ones, and of mixed listings that share a score; see the
 * engine in memory.
 */
const mostOfKind = 10;
const sameScore = 3;
const highest = 255;
const restScores = { perWeight: 8, most: 180 };
/** The boost of products marked for the occasion: they rank before products a thousand times as popular. */
const markedBefore = 3;

type Turn = { id: string; value: number; isSaid: boolean; place: number };

/**
 * Scores the products an occasion leads to: the most popular listings of the kinds take turns, in proportion
 * to the weights (Sainte-Laguë), the others follow by the weight of their kind.
 */
export async function mixKinds(
  matched: Matched,
  wanted: readonly Query[],
  engine: Engine,
): Promise<Matched> {
  const { kinds = [], marked = nothing } = matched;
  const best = await bestOfKinds(matched, wanted, engine);
  const turns = best
    .flatMap((own, kind) =>
      own.map(({ id, value }, turn): Turn => {
        const weight = kinds[kind]?.weight ?? 1;
        return { id, value, isSaid: weight === saidWeights.named, place: (turn + 0.5) / weight };
      }),
    )
    .sort((a, b) => a.place - b.place || b.value - a.value);
  // Goods whose text names the occasion come before more popular ones.
  const firstOther = turns.findIndex(({ isSaid }) => !isSaid);
  const apart = firstOther < 0 ? turns.length : firstOther;
  const first = new Map<number, string[]>();
  for (const [at, { id }] of turns.entries()) {
    const score = highest - (at < apart ? at : apart + Math.floor((at - apart) / sameScore));
    first.set(score, [...(first.get(score) ?? []), id]);
  }
  const ofKinds = kinds.map(({ query, weight }) => {
    const score = 1 + Math.min(restScores.most, Math.round(restScores.perWeight * weight));
    return { bool: { must: [scored(score, query)], should: [scored(1, marked)] } };
  });
  const mixed = [...first].map(([score, ids]) => scored(score, terms('id', ids)));
  return { ...matched, must: [greatest([...ofKinds, ...mixed])] };
}

/** Returns the most popular listings of each kind by their best SKUs; a SKU belongs to the first kind that has it. */
async function bestOfKinds(
  matched: Matched,
  wanted: readonly Query[],
  { reader }: Engine,
): Promise<{ id: string; value: number }[][]> {
  const { kinds = [], marked = nothing } = matched;
  const listings = {
    best: {
      terms: { field: 'sku.listing', size: mostOfKind, order: { popularity: 'desc' } },
      aggs: {
        popularity: { max: { field: 'sku.popularity' } },
        sku: {
          top_hits: {
            size: 1,
            _source: false,
            docvalue_fields: ['sku.id'],
            sort: [{ 'sku.popularity': 'desc' }, { 'sku.number': 'asc' }],
          },
        },
      },
    },
  };
  const aggs = Object.fromEntries(
    kinds.map(({ query }, at) => [
      `kind${at}`,
      {
        filter: all([query, not(kinds.slice(0, at).map((before) => before.query))]),
        aggs: {
          marked: { filter: marked, aggs: listings },
          others: { filter: not([marked]), aggs: listings },
        },
      },
    ]),
  );
  const query = all([matching(matched), ...wanted]);
  const { aggregations } = await reader.search({
    size: 0,
    track_total_hits: false,
    query: { nested: { path: 'sku', query, score_mode: 'none' } },
    aggs: { sku: { nested: { path: 'sku' }, aggs: { found: { filter: query, aggs } } } },
  });
  const found = within(aggregations?.sku, 'found');
  return kinds.map((_, at) => {
    const seen = new Set<string>();
    return (['marked', 'others'] as const)
      .flatMap((part) =>
        bucketsOf(within(found, `kind${at}`, part, 'best')).map((bucket) => ({
          listing: String(bucket.key),
          id: String(within(bucket, 'sku').hits?.hits[0]?.fields?.['sku.id']?.[0] ?? ''),
          value: (within(bucket, 'popularity').value ?? 0) + (part === 'marked' ? markedBefore : 0),
        })),
      )
      .sort((a, b) => b.value - a.value)
      .filter(({ listing }) => !seen.has(listing) && seen.add(listing))
      .slice(0, mostOfKind);
  });
}
