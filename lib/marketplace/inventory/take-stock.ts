import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/connection';
import { products } from '../db/schema/catalog';
import { stores } from '../db/schema/stores';

/** Whether a product may be bought at all. */
export const isOnSale: SQL = sql`${products.isActive} and exists (
  select 1 from ${stores} where ${stores.id} = ${products.storeId} and ${stores.status} = 'approved')`;

type Pieces = { productId: number; quantity: number };

/** By ascending product, so that two transactions never wait for each other in a ring. */
export const inOrder = <Item extends { productId: number }>(items: Item[]) =>
  items.toSorted((a, b) => a.productId - b.productId);

/**
 * Takes pieces of a product from stock and locks it until the transaction ends; answers how many are
 * left, or undefined when there were not enough. Never takes below zero, whatever happens at the same
 * time. Held pieces count as sold only once they are paid.
 */
export async function takeStock(
  tx: Database,
  { productId, quantity }: Pieces,
  purpose: 'sale' | 'hold',
): Promise<number | undefined> {
  const [taken] = await tx
    .update(products)
    .set({
      stock: sql`${products.stock} - ${quantity}`,
      soldCount: sql`${products.soldCount} + ${purpose === 'sale' ? quantity : 0}`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(products.id, productId), gte(products.stock, quantity), isOnSale))
    .returning({ left: products.stock });
  return taken?.left;
}

/** Held pieces are paid. */
export async function countSold(tx: Database, { productId, quantity }: Pieces): Promise<void> {
  await tx
    .update(products)
    .set({ soldCount: sql`${products.soldCount} + ${quantity}`, updatedAt: sql`now()` })
    .where(eq(products.id, productId));
}
