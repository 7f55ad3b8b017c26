import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { listHolds, type StockLine } from '../../inventory';
import { findByOrder, lockForPayment } from '../../payments';
import { endUnpaid } from '../cancel/end-unpaid';
import { claimsOnProducts, dropClaims } from './open-orders';

type NewerOrder = {
  lines: StockLine[];
  /** Of the coupon in the cart. */
  couponCode: string | null;
  requestHash: string;
  now: Date;
};

type Replaced = {
  /** An open order that asks for exactly the same and can still be paid, which then is the order. */
  same?: number;
  /** When the first of the holds that were replaced would have ended. */
  firstEnd?: Date;
};

/**
 * Ends the shopper's unpaid orders of any of the same products, now that another one is placed: no line
 * is ever in two orders that both could be delivered. The shopper is locked.
 */
export async function replaceOpenOrders(
  tx: Database,
  userId: number,
  { lines, couponCode, requestHash, now }: NewerOrder,
): Promise<Replaced> {
  const productIds = lines.map(({ productId }) => productId);
  const claims = await claimsOnProducts(tx, { userId, ids: productIds });
  let firstEnd: Date | undefined;
  for (const { orderId, ...open } of claims.filter(({ isOpen }) => isOpen)) {
    const found = await findByOrder(tx, orderId);
    if (!found || (await lockForPayment(tx, found)).captured) continue;
    const isAlike = open.requestHash === requestHash && open.couponCode === couponCode;
    if (isAlike && (await holdsExactly(tx, orderId, lines, now))) return { same: orderId };
    for (const { expiresAt } of await listHolds(tx, orderId)) {
      // One that is over has lapsed, though no job has noted it yet.
      if (expiresAt > now && (!firstEnd || expiresAt < firstEnd)) firstEnd = expiresAt;
    }
    const note = textOf(found.order.locale, 'order_notes.replaced');
    await endUnpaid(tx, { orderId, outcome: 'given_back', note, now });
  }
  if (claims.some(({ hasLapsed }) => hasLapsed)) await dropClaims(tx, userId, productIds);
  return { firstEnd };
}

async function holdsExactly(tx: Database, orderId: number, lines: StockLine[], now: Date) {
  const holds = await listHolds(tx, orderId);
  const isAlike = (hold: (typeof holds)[number]) =>
    hold.settledAt === null &&
    hold.expiresAt > now &&
    lines.some((line) => line.productId === hold.productId && line.quantity === hold.quantity);
  return holds.length === lines.length && holds.every(isAlike);
}
