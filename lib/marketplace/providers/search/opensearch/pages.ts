import type { Hit, IndexReader } from './cluster/index-reader';
import { mostSkipped } from './cluster/mapping';
import {
  differing,
  factsAsked,
  keepFirstSku,
  listingsPassing,
  ofListings,
  type Passing,
} from './listing-queries';
import { all, type Matched, nested, not, nothing, type Query, ranked } from './query';
import { byPopularity, compareKeys, idOfKey, type Key, type Order } from './sort-keys';

/** A list to page through: its SKUs must pass the match of a search, `found`, and filters, `wanted`. */
export type Listed = Passing & {
  /** The match by which the list is sorted, equally relevant products by popularity; undefined sorts by `order`. */
  ranked: Matched | undefined;
  order: Order;
  /** A condition that all listings up to the page's end most probably fulfil. */
  likely?: Query;
};
export type Page = { offset: number; limit: number };
type Sorted = { query: Query; sort: object[]; idOf: (hit: Hit) => number | undefined };

/** The last position up to which a page is merged of two lists. */
const mostMerged = 500;
/** The time for which the cluster keeps the view of a walk to a far page. */
const keepAlive = '20s';

export const keyOf = ({ field }: Order) => `sku.by.${field}`;

/** Sorts by a key of SKUs: a listing has the best key of its found SKUs. */
export function byKey(order: Order, filter: readonly Query[]): object {
  return {
    [keyOf(order)]: {
      order: order.isDescending ? 'desc' : 'asc',
      mode: order.isDescending ? 'max' : 'min',
      nested: { path: 'sku', filter: all(filter) },
    },
  };
}

const idOfSorted = ({ sort: [key] = [] }: Hit) => (key === undefined ? undefined : idOfKey(key));

/** Sorts by the key of a listing's first SKU. */
const byFirst = ({ field, isDescending }: Order): object => ({
  [`by.${field}`]: isDescending ? 'desc' : 'asc',
});

function sortedBy({ found, ranked: matched, wanted, order }: Listed): Sorted {
  const ofSome = wanted.map(ofListings);
  const filter = [...found, ...wanted];
  if (!matched) {
    if (keepFirstSku(filter)) {
      return { query: all(filter.map(ofListings)), sort: [byFirst(order)], idOf: idOfSorted };
    }
    return {
      query: all([...ofSome, nested(all(filter))]),
      sort: [byKey(order, filter)],
      idOf: idOfSorted,
    };
  }
  const best = {
    name: 'best',
    size: 1,
    _source: false,
    docvalue_fields: ['sku.id'],
    sort: ['_score', { [keyOf(byPopularity)]: 'desc' }],
  };
  return {
    query: { bool: { must: [nested(ranked(matched, wanted), 'max', best)], filter: ofSome } },
    sort: [{ _score: 'desc' }, byKey(byPopularity, filter)],
    idOf: (hit) => {
      const id = hit.inner_hits?.best?.hits.hits[0]?.fields?.['sku.id']?.[0];
      return id === undefined ? undefined : Number(id);
    },
  };
}

/**
 * Returns a page of listings, each by its first SKU, as ids; sold-out ones come last. `most` results are skipped at
 * once.
 */
export async function pageOf(
  listed: Listed,
  page: Page,
  reader: IndexReader,
  most = mostSkipped,
): Promise<number[]> {
  const { offset, limit } = page;
  if (isMerged(listed, offset + limit)) return mergedPage(listed, page, reader);
  const { query, sort, idOf } = sortedBy(listed);
  const body = { query, sort, track_total_hits: false };
  if (listed.likely && offset + limit <= most) {
    const among = { ...body, query: all([query, listed.likely]), from: offset, size: limit };
    const { hits } = await reader.search(among);
    if (hits.hits.length === limit) return hits.hits.flatMap((hit) => idOf(hit) ?? []);
  }
  const hits =
    offset + limit <= most
      ? (await reader.search({ ...body, from: offset, size: limit })).hits.hits
      : await walk(body, page, reader, most);
  return hits.flatMap((hit) => idOf(hit) ?? []);
}

const keyIn = ({ sort: [key = 0] = [] }: Hit): Key => key;

const isMerged = ({ found, wanted, ranked: matched }: Listed, end: number) =>
  !matched && end <= mostMerged && !keepFirstSku([...found, ...wanted]);

/**
 * Returns a page in an order, merged of two lists: if a listing's SKUs agree in the facts of the conditions,
 * all of them pass or none, and the listing's own keys sort it; the others are looked up among the SKUs that
 * pass.
 */
async function mergedPage(
  listed: Listed,
  { offset, limit }: Page,
  reader: IndexReader,
): Promise<number[]> {
  const { order, found, wanted } = listed;
  const differ = ofListings(differing([factsAsked([...found, ...wanted])], 1) ?? nothing);
  const { query, sort } = sortedBy(listed);
  const first = { track_total_hits: false, size: offset + limit };
  const answers = await reader.searchAll([
    { ...first, query: all([listingsPassing(listed), not([differ])]), sort: [byFirst(order)] },
    { ...first, query: all([differ, query]), sort },
  ]);
  return answers
    .flatMap(({ hits }) => hits.hits)
    .sort((a, b) => compareKeys(keyIn(a), keyIn(b)) * (order.isDescending ? -1 : 1))
    .slice(offset, offset + limit)
    .flatMap((hit) => idOfSorted(hit) ?? []);
}

/** Returns a page further back than the cluster skips: reached step by step in one view of the index. */
async function walk(
  body: object,
  { offset, limit }: Page,
  reader: IndexReader,
  most: number,
): Promise<Hit[]> {
  const { cluster, name } = reader;
  const { pit_id: id } = await cluster.call<{ pit_id: string }>(
    'POST',
    `/${name}/_search/point_in_time`,
    { query: { keep_alive: keepAlive } },
  );
  try {
    let after: Hit['sort'];
    for (let skipped = 0; ; ) {
      const size = offset > skipped ? Math.min(most, offset - skipped) : limit;
      const isPage = offset === skipped;
      const { hits } = await cluster.call<{ hits: { hits: Hit[] } }>('POST', '/_search', {
        body: {
          ...(isPage ? body : withoutInner(body)),
          _source: false,
          size,
          search_after: after,
          pit: { id, keep_alive: keepAlive },
        },
      });
      if (isPage || hits.hits.length < size) return isPage ? hits.hits : [];
      after = hits.hits.at(-1)?.sort;
      skipped += size;
    }
  } finally {
    await cluster.call('DELETE', '/_search/point_in_time', { body: { pit_id: [id] } });
  }
}

/** Removes the best SKUs from a query whose hits are only skipped. */
const withoutInner = (body: object): object =>
  JSON.parse(
    JSON.stringify(body, (name, value: unknown) => (name === 'inner_hits' ? undefined : value)),
  );
