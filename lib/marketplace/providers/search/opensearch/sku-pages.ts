import { type Hit, type IndexReader, within } from './cluster/index-reader';
import { mostSkipped } from './cluster/mapping';
import { byKey, keyOf, type Listed, type Page } from './pages';
import { all, type Matched, nested, type Query, ranked } from './query';
import { byPopularity } from './sort-keys';

/** Returns a page of single SKUs; those further back than `mostSkipped` are not listed. */
export async function skuPageOf(
  { found, ranked: matched, wanted, order }: Listed,
  { offset, limit }: Page,
  reader: IndexReader,
): Promise<number[]> {
  if (offset + limit > mostSkipped) return [];
  if (matched) return rankedSkus({ matched, wanted }, { offset, limit }, reader);
  const query = all([...found, ...wanted]);
  const sku = {
    top_hits: {
      from: offset,
      size: limit,
      _source: false,
      docvalue_fields: ['sku.id'],
      sort: [{ [keyOf(order)]: order.isDescending ? 'desc' : 'asc' }],
    },
  };
  const { aggregations } = await reader.search({
    size: 0,
    track_total_hits: false,
    query: nested(query),
    aggs: { sku: { nested: { path: 'sku' }, aggs: { found: { filter: query, aggs: { sku } } } } },
  });
  return idsOf(within(aggregations?.sku, 'found', 'sku').hits?.hits ?? []);
}

const idsOf = (hits: readonly Hit[]) =>
  hits.flatMap(({ fields }) => {
    const id = fields?.['sku.id']?.[0];
    return id === undefined ? [] : [Number(id)];
  });

/** Returns SKUs by relevance: listings up to the page's end with their SKUs, since each has at least one of them. */
async function rankedSkus(
  { matched, wanted }: { matched: Matched; wanted: readonly Query[] },
  { offset, limit }: Page,
  reader: IndexReader,
): Promise<number[]> {
  const end = offset + limit;
  const sort = ['_score', { [keyOf(byPopularity)]: 'desc' }];
  const inner = { name: 'best', size: end, _source: false, docvalue_fields: ['sku.id'], sort };
  const query = ranked(matched, wanted);
  const { hits } = await reader.search({
    size: end,
    track_total_hits: false,
    query: nested(query, 'max', inner),
    sort: [{ _score: 'desc' }, byKey(byPopularity, [query])],
  });
  const skus = hits.hits
    .flatMap((hit) => hit.inner_hits?.best?.hits.hits ?? [])
    .map((hit) => ({
      hit,
      score: hit._score ?? Number(hit.sort?.[0] ?? 0),
      key: BigInt(hit.sort?.[1] ?? 0),
    }))
    .sort((a, b) => b.score - a.score || (a.key < b.key ? 1 : -1));
  return idsOf(skus.slice(offset, end).map(({ hit }) => hit));
}
