import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection';
import { products } from '../../db/schema/catalog';
import { staleProducts } from '../../db/schema/stale-products';
import { onCommit } from '../../db/transaction';

const subscribers = new WeakMap<Database, () => void>();

/**
 * Calls `wake` after each transaction on this database, in this process, that marked something stale. Other
 * processes poll.
 */
export function onStaleProducts(db: Database, wake: () => void): void {
  subscribers.set(db, wake);
}

const wakeSubscriber = (db: Database) => subscribers.get(db)?.();

/**
 * Marks products, in the transaction that changes them, whose pages are out of date: sold out or back in
 * stock, another price or deal, reviewed, taken off sale.
 */
export const markProductsStale = (tx: Database, ids: readonly number[]) =>
  markStale(tx, 'product', ids);

/** Marks stores that were approved or suspended stale, like `markProductsStale`. */
export const markStoresStale = (tx: Database, ids: readonly number[]) =>
  markStale(tx, 'store', ids);

/** Marks the category tree, the brands and search results stale, like `markProductsStale`. */
export const markCatalogueStale = (tx: Database, later?: Later) => markAlso(tx, 'catalogue', later);

/** Marks the home page stale, like `markProductsStale`. */
export const markHomeStale = (tx: Database, later?: Later) => markAlso(tx, 'home', later);

/** The moments of a later change: a banner or boost begins or ends. */
type Later = readonly (Date | null)[];

async function markAlso(tx: Database, kind: 'catalogue' | 'home', later: Later = []) {
  await markStale(tx, kind, [0]);
  const moments = later.flatMap((tryAt) => (tryAt ? [{ kind, subjectId: 0, tryAt }] : []));
  if (moments.length) await tx.insert(staleProducts).values(moments);
}

/** Marks the content of every page stale, like `markProductsStale`: the operator's particulars and settings. */
export const markSiteStale = (tx: Database) => markStale(tx, 'site', [0]);

/** Marks content pages and the blog stale, like `markProductsStale`. */
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
