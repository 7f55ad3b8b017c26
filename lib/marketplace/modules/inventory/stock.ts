import { eq, sql } from 'drizzle-orm';
import type { StockMovementKind } from '@/lib/contract/schemas/seller/stock';
import type { Database } from '../../kernel/db/connection';
import { prepared } from '../../kernel/db/prepared';
import { products } from '../../kernel/db/schema/catalog';
import { stockMovements } from '../../kernel/db/schema/stock';
import { markProductsStale } from '../../kernel/events/stale-products/mark';
import { isOnSaleByItself } from '../offers';

export type StockLine = { productId: number; quantity: number };

/** Sorts lines by ascending product: transactions that lock stock in this order never deadlock. */
export const inLockOrder = <Line extends StockLine>(lines: readonly Line[]) =>
  lines.toSorted((a, b) => a.productId - b.productId);

type Taking = { productId: number; quantity: number; sold: number; orderId: number | null };

const quantity = sql.placeholder('quantity');

const taken = prepared<Taking, { left: number }>(
  'take_stock',
  () => sql`with taken as (
      update ${products} set sold_count = ${products.soldCount} + ${sql.placeholder('sold')}
      where ${products.id} = ${sql.placeholder('productId')} and ${products.stock} >= ${quantity}
        and ${isOnSaleByItself}
      returning ${products.id}, ${products.storeId}, ${products.stock}),
    moved as (
      insert into ${stockMovements} (product_id, store_id, delta, kind, order_id)
      select id, store_id, -${quantity}::integer, 'sale', ${sql.placeholder('orderId')}::bigint from taken)
    select json_build_object('left', stock - ${quantity}) from taken`,
);

/**
 * Takes a quantity of a product on sale from stock for an order and locks the product until the transaction ends.
 * Stock never falls below zero, even under concurrency. Held stock counts as sold only after payment
 * (`countSold`).
 * @returns the remaining stock; undefined if there was not enough
 */
export async function takeStock(
  tx: Database,
  { productId, quantity }: StockLine,
  purpose: 'sale' | 'hold',
  orderId?: number,
): Promise<number | undefined> {
  const sold = purpose === 'sale' ? quantity : 0;
  const [product] = await taken(tx, { productId, quantity, sold, orderId: orderId ?? null });
  if (product?.left === 0) await markProductsStale(tx, [productId]);
  return product?.left;
}

/** Counts held stock as sold after its payment. */
export async function countSold(tx: Database, lines: readonly StockLine[]): Promise<void> {
  for (const { productId, quantity } of inLockOrder(lines)) {
    await tx
      .update(products)
      .set({ soldCount: sql`${products.soldCount} + ${quantity}`, updatedAt: sql`now()` })
      .where(eq(products.id, productId));
  }
}

/** Puts quantities back into stock; `sold` ones are subtracted from the sold count, held ones never counted. */
export async function returnStock(
  tx: Database,
  lines: readonly StockLine[],
  were: 'sold' | 'held',
  cause: StockCause,
): Promise<void> {
  const returned = inLockOrder(lines).filter(({ quantity }) => quantity > 0);
  const backInStock: number[] = [];
  for (const { productId, quantity } of returned) {
    const [product] = await tx
      .update(products)
      .set({ soldCount: sql`${products.soldCount} - ${were === 'sold' ? quantity : 0}` })
      .where(eq(products.id, productId))
      .returning({ stock: products.stock });
    if (product?.stock === 0) backInStock.push(productId);
  }
  const changes = returned.map(({ productId, quantity }) => ({ productId, delta: quantity }));
  await moveStock(tx, changes, cause);
  await markProductsStale(tx, backInStock);
}

/** The cause of a movement of stock, and its author. */
type StockCause = {
  kind: Exclude<StockMovementKind, 'opening'>;
  /** The reason of a correction. */
  reason?: string;
  orderId?: number;
  returnId?: number;
  importId?: number;
  vendorId?: number;
  /** The time of the movement; the current time by default. */
  at?: Date;
};

export type StockChange = { productId: number; delta: number };

/**
 * Writes movements of stock, the only way to change `products.stock`. The caller has locked the products in the
 * order of `inLockOrder`.
 * @throws the database's `products_stock_not_negative` if there are fewer
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
