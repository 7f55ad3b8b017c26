import { sql } from 'drizzle-orm';
import type { StockMovementKind } from '@/lib/api/schemas/seller/stock';
import type { Database } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import { stockMovements } from '../../kernel/db/schema/stock';

/** What a movement of stock belongs to, and who made it. */
export type StockCause = {
  kind: Exclude<StockMovementKind, 'opening'>;
  /** Of a correction. */
  reason?: string;
  orderId?: number;
  returnId?: number;
  importId?: number;
  vendorId?: number;
  /** When; now without it. */
  at?: Date;
};

export type StockChange = { productId: number; delta: number };

/**
 * Writes movements of stock, which change `products.stock`: nothing else does. The caller has locked the
 * products in the order of `inLockOrder`.
 * @throws the database's `products_stock_not_negative` when fewer are there
 */
export async function moveStock(
  tx: Database,
  changes: readonly StockChange[],
  { kind, reason, orderId, returnId, importId, vendorId, at }: StockCause,
): Promise<void> {
  const moved = changes.filter(({ delta }) => delta !== 0);
  if (moved.length === 0) return;
  await tx.execute(sql`insert into ${stockMovements}
      (product_id, store_id, delta, kind, reason, order_id, return_id, import_id, vendor_id, at)
    select m."productId", p.store_id, m.delta, ${kind}, ${reason ?? null}, ${orderId ?? null}::bigint,
      ${returnId ?? null}::bigint, ${importId ?? null}::bigint, ${vendorId ?? null}::bigint,
      coalesce(${at?.toISOString() ?? null}::timestamptz, now())
    from jsonb_to_recordset(${JSON.stringify(moved.map(({ productId, delta }) => ({ productId, delta })))}::jsonb) as m ("productId" bigint, delta integer)
    join ${products} p on p.id = m."productId"`);
}
