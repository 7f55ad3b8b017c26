import { correctStock } from '../../../modules/inventory/correct-stock';
import type { Database } from '../connection';
import { transact } from '../transaction';

/** Sets a product's stock by a correction. */
export async function setStock(db: Database, productId: number, to: number): Promise<void> {
  const correction = { productId, to, kind: 'correction', reason: 'test' } as const;
  await transact(db, (tx) => correctStock(tx, correction));
}
