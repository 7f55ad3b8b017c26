import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection';
import { products } from '../../db/schema/catalog';
import { staleProducts } from '../../db/schema/stale-products';
import { onCommit } from '../../db/transaction';

const subscribers = new WeakMap<Database, () => void>();

/**
 * Calls `wake` after each transaction on this database, in this process, that marked something stale.
 * Other processes look by the clock.
 */
export function onStaleProducts(db: Database, wake: () => void): void {
  subscribers.set(db, wake);
}

const wakeSubscriber = (db: Database) => subscribers.get(db)?.();

/**
 * Notes, in the transaction that changes them, products whose pages are out of date: sold out or back in
 * stock, another price or deal, reviewed, taken off sale.
 */
export const markProductsStale = (tx: Database, ids: readonly number[]) =>
  markStale(tx, 'product', ids);

/** As `markProductsStale`, for stores that were approved or suspended. */
export const markStoresStale = (tx: Database, ids: readonly number[]) =>
  markStale(tx, 'store', ids);

/** As `markProductsStale`, for the tree of categories and the brands, and for how searches are answered. */
export const markCatalogueStale = (tx: Database, later?: Later) => markAlso(tx, 'catalogue', later);

/** As `markProductsStale`, for the home page. */
export const markHomeStale = (tx: Database, later?: Later) => markAlso(tx, 'home', later);

/** Moments at which it changes again: a banner or boost begins or ends. */
type Later = readonly (Date | null)[];

async function markAlso(tx: Database, kind: 'catalogue' | 'home', later: Later = []) {
  await markStale(tx, kind, [0]);
  const moments = later.flatMap((tryAt) => (tryAt ? [{ kind, subjectId: 0, tryAt }] : []));
  if (moments.length) await tx.insert(staleProducts).values(moments);
}

/** As `markProductsStale`, for what every page shows: who runs the market, and its settings. */
export const markSiteStale = (tx: Database) => markStale(tx, 'site', [0]);

/** As `markProductsStale`, for pages to read and the blog. */
export const markContentStale = (tx: Database) => markStale(tx, 'content', [0]);

async function markStale(
  tx: Database,
  kind: 'product' | 'store' | 'catalogue' | 'site' | 'home' | 'content',
  ids: readonly number[],
) {
  if (ids.length === 0) return;
  const of = {
    product: sql`coalesce((select ${products.storeId} from ${products} where ${products.id} = given.id), 0)`,
    store: sql`given.id`,
  };
  const store = kind === 'product' || kind === 'store' ? of[kind] : sql`0`;
  await tx.execute(sql`insert into ${staleProducts} (kind, subject_id, store_id)
    select ${kind}, given.id, ${store} from unnest(${`{${ids.join(',')}}`}::bigint[]) given (id)`);
  onCommit(wakeSubscriber);
}
