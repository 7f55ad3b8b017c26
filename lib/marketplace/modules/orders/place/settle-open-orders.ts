import { log } from '../../../kernel/log';
import { findByOrder, type PaymentContext, settle } from '../../payments';
import { claimsOnCartLines } from './open-orders';

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
  const claims = await claimsOnCartLines(db, { userId, ids: cartLineIds });
  let paid: string | undefined;
  for (const { orderId, number } of claims.filter(({ isOpen }) => isOpen)) {
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
