import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/connection';
import { orders, stockHolds } from '../../db/schema/orders';

/** Orders of a shopper that still wait for money and hold stock of any of these products. */
export function openOrdersOf(
  db: Database,
  userId: number,
  productIds: number[],
): Promise<{ orderId: number; number: string; requestHash: string | null }[]> {
  return db
    .selectDistinct({
      orderId: orders.id,
      number: orders.number,
      requestHash: orders.requestHash,
    })
    .from(stockHolds)
    .innerJoin(orders, eq(orders.id, stockHolds.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        isNull(stockHolds.settledAt),
        inArray(stockHolds.productId, productIds),
      ),
    )
    .orderBy(asc(orders.id));
}

/** A newer order of the same products was placed: older ones that lapsed may no longer claim their stock. */
export async function dropClaims(
  tx: Database,
  userId: number,
  productIds: number[],
): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  const lapsed = tx
    .select({ orderId: stockHolds.orderId })
    .from(stockHolds)
    .where(
      and(
        inArray(stockHolds.orderId, own),
        inArray(stockHolds.productId, productIds),
        eq(stockHolds.outcome, 'lapsed'),
      ),
    );
  await tx
    .update(stockHolds)
    .set({ outcome: 'given_back' })
    .where(and(inArray(stockHolds.orderId, lapsed), ne(stockHolds.outcome, 'sold')));
}
