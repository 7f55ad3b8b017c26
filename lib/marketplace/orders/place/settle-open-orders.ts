import { and, eq, inArray } from 'drizzle-orm';
import { cartLines } from '../../db/schema/cart';
import { log } from '../../log';
import type { PaymentContext } from '../../payments/payment-context';
import { findByOrder } from '../../payments/queries';
import { settle } from '../../payments/settle/settle';
import { openOrdersOf } from './open-orders';

/**
 * Asks the provider what became of a shopper's unpaid orders of these cart lines, before another order
 * replaces them. A provider that does not answer keeps nobody from ordering: what was paid is refunded
 * then.
 * @returns the number of an order that turned out to be paid
 */
export async function settleOpenOrders(
  context: PaymentContext,
  userId: number,
  cartLineIds: number[],
): Promise<string | undefined> {
  const { db } = context;
  const lines = await db
    .select({ productId: cartLines.productId })
    .from(cartLines)
    .where(and(eq(cartLines.userId, userId), inArray(cartLines.id, cartLineIds)));
  const productIds = lines.map(({ productId }) => productId);
  if (productIds.length === 0) return undefined;
  let paid: string | undefined;
  for (const { orderId, number } of await openOrdersOf(db, userId, productIds)) {
    const found = await findByOrder(db, orderId);
    if (!found) continue;
    try {
      if ((await settle(context, found.payment.id, new Date())).payment.captured) paid = number;
    } catch (error) {
      log.warn({ order: number, error: String(error) }, 'an open payment could not be checked');
    }
  }
  return paid;
}
