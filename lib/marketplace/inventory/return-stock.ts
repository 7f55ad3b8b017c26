import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/connection';
import { products } from '../db/schema/catalog';

type Pieces = { productId: number; quantity: number };

/**
 * Puts pieces back on the shelf and takes sold ones off what was sold (held ones never counted), by
 * ascending product so that two transactions never deadlock.
 * @returns the products that had none left before
 */
export async function returnStock(
  tx: Database,
  pieces: readonly Pieces[],
  were: 'sold' | 'held',
): Promise<number[]> {
  const back: number[] = [];
  for (const { productId, quantity } of pieces.toSorted((a, b) => a.productId - b.productId)) {
    if (quantity < 1) continue;
    const [product] = await tx
      .update(products)
      .set({
        stock: sql`${products.stock} + ${quantity}`,
        soldCount: sql`${products.soldCount} - ${were === 'sold' ? quantity : 0}`,
        updatedAt: sql`now()`,
      })
      .where(eq(products.id, productId))
      .returning({ stock: products.stock });
    if (product?.stock === quantity) back.push(productId);
  }
  return back;
}
