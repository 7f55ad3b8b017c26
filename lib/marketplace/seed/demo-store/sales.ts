import type { Database } from '../../kernel/db/connection';
import { deliveredOn } from './deliveries';
import { insertOrder } from './insert-order';
import type { Market } from './market';

const day = 86_400_000;

/** Inserts orders of the demo vendor's store that were delivered so many days ago and kept, the oldest first. */
export async function insertSales(db: Database, market: Market, daysAgo: number[]): Promise<void> {
  for (const [index, days] of daysAgo.entries()) {
    await insertOrder(db, {
      store: market.store,
      product: market.product(index),
      buyer: market.buyer(index),
      quantity: 1 + (index % 2),
      mark: `D${String(index + 1).padStart(5, '0')}`,
      steps: deliveredOn(market.ago(days * day)),
    });
  }
}
