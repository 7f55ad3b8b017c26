import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { behindNow } from '../../../kernel/db/replicas/reading';
import { listingsOfIds, type ProductRow, rowsOfListings } from '../memory/product-rows';
import { type Cluster, statusOf } from './cluster/cluster';
import { type Hit, IndexReader } from './cluster/index-reader';
import { type ListingDocument, listingDocument } from './listing-document';
import { nested, terms } from './query';

const listingsAtOnce = 200;
const timeout = 30_000;

/** Listings with products, and ids of those without any; `version` is the time of reading. */
type Reading = { version: number; documents: ListingDocument[]; gone: number[] };
type Answer = {
  items: Record<string, { status: number; error?: { type: string; reason: string } }>[];
};

/** Reads the database's clock, in milliseconds since 1970. */
export async function databaseClock(db: Database): Promise<number> {
  const [row] = await rowsOf<{ now: number }>(
    db,
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as now`,
  );
  return row?.now ?? Date.now();
}

/** Writes the database's listings to an index. */
export class Feeder {
  constructor(
    readonly db: Database,
    readonly cluster: Cluster,
  ) {}

  /**
   * Writes the listings of products that were changed or deleted, and of those that had them before. A later
   * reading written by another instance stays.
   */
  async feedProducts(
    ids: readonly number[],
    indices: readonly string[],
    dealOf: (id: number) => number | undefined,
  ): Promise<ListingDocument[]> {
    const fed: ListingDocument[] = [];
    for (let at = 0; at < ids.length; at += listingsAtOnce) {
      const part = ids.slice(at, at + listingsAtOnce);
      const now = await listingsOfIds(this.db, part);
      const before: number[] = [];
      for (const index of indices) {
        before.push(...(await listingsWith(part, new IndexReader(this.cluster, index))));
      }
      const listings = [...new Set([...now, ...before])];
      fed.push(...(await this.feedListings(listings, indices, dealOf)));
    }
    return fed;
  }

  /** Writes these listings, and removes those without products. */
  async feedListings(
    ids: readonly number[],
    indices: readonly string[],
    dealOf: (id: number) => number | undefined,
  ): Promise<ListingDocument[]> {
    const fed: ListingDocument[] = [];
    for (let at = 0; at < ids.length; at += listingsAtOnce) {
      const reading = await this.read(ids.slice(at, at + listingsAtOnce), dealOf);
      await this.write(reading, indices);
      fed.push(...reading.documents);
    }
    return fed;
  }

  /** Reads listings from the database, or from a replica that is as new. */
  async read(
    ids: readonly number[],
    dealOf: (id: number) => number | undefined,
    how = { fromReplicas: false },
  ): Promise<Reading> {
    // Versions come from the primary's clock.
    const version = Math.floor(await databaseClock(this.db));
    const read = () => rowsOfListings(this.db, ids);
    const found = await (how.fromReplicas ? behindNow(this.db, read) : read());
    const rows = new Map<number, ProductRow[]>(ids.map((id) => [id, []]));
    for (const row of found) rows.get(row.listingId)?.push(row);
    const having = [...rows.values()].filter(({ length }) => length > 0);
    return {
      version,
      documents: having.map((own) => listingDocument(own, dealOf)),
      gone: ids.filter((id) => rows.get(id)?.length === 0),
    };
  }

  async write({ version, documents, gone }: Reading, indices: readonly string[]): Promise<void> {
    const lines: string[] = [];
    for (const [action, id, document] of [
      ...documents.map((one) => ['index', one.listing, JSON.stringify(one)] as const),
      ...gone.map((id) => ['delete', id, undefined] as const),
    ]) {
      for (const _index of indices) {
        const meta = { _index, _id: String(id), version, version_type: 'external_gte' };
        lines.push(JSON.stringify({ [action]: meta }));
        if (document) lines.push(document);
      }
    }
    await this.#write(lines);
  }

  async #write(lines: readonly string[]): Promise<void> {
    if (lines.length === 0) return;
    const { items } = await this.cluster.call<Answer>('POST', '/_bulk', { lines, timeout });
    const failed = items
      .flatMap((item) => Object.values(item))
      // 409: somebody else has written a newer one; 404: it was not there.
      .find(({ status }) => status >= 400 && status !== 409 && status !== 404);
    if (failed) throw new Error(`the search cluster refused a listing: ${failed.error?.reason}`);
  }
}

/** Returns the listings in an index that have one of the products. */
async function listingsWith(ids: readonly number[], reader: IndexReader): Promise<number[]> {
  try {
    const { hits } = await reader.search({
      size: 10_000,
      track_total_hits: false,
      query: nested(terms('id', ids.map(String))),
    });
    return hits.hits.map(({ _id }: Hit) => Number(_id));
  } catch (error) {
    if (statusOf(error) === 404) return [];
    throw error;
  }
}
