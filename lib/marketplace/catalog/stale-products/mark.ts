import type { Database } from '../../db/connection';
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

async function markStale(tx: Database, kind: 'product' | 'store', ids: readonly number[]) {
  if (ids.length === 0) return;
  await tx.insert(staleProducts).values(ids.map((subjectId) => ({ kind, subjectId })));
  onCommit(wakeSubscriber);
}
