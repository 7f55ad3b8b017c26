import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../db/connection';
import { endUnpaid, giveUpClaims, listHolds, openOrdersOf } from '../payments/holds';
import { findByOrder, lockForMoney } from '../payments/queries';

type Newer = {
  lines: { productId: number; quantity: number }[];
  requestHash: string;
  now: Date;
};

/**
 * What becomes of the shopper's unpaid orders of any of the same lines, now that another one is placed:
 * one that asks for exactly the same and can still be paid is the order (`same`); all others end. So no
 * line is ever in two orders that both could be delivered. The shopper is locked.
 */
export async function replaceOpenOrders(
  tx: Database,
  userId: number,
  { lines, requestHash, now }: Newer,
): Promise<{ same?: number; changed: number[] }> {
  const productIds = lines.map(({ productId }) => productId);
  const changed: number[] = [];
  for (const open of await openOrdersOf(tx, userId, productIds)) {
    const { orderId } = open;
    const found = await findByOrder(tx, orderId);
    if (!found || (await lockForMoney(tx, found)).captured) continue;
    if (open.requestHash === requestHash && (await holdsExactly(tx, orderId, lines, now))) {
      return { same: orderId, changed: [] };
    }
    const note = textOf(found.order.locale, 'order_notes.replaced');
    changed.push(...(await endUnpaid(tx, { orderId, outcome: 'given_back', note, now })));
  }
  await giveUpClaims(tx, userId, productIds);
  return { changed };
}

async function holdsExactly(tx: Database, orderId: number, lines: Newer['lines'], now: Date) {
  const holds = await listHolds(tx, orderId);
  const isAlike = (hold: (typeof holds)[number]) =>
    hold.settledAt === null &&
    hold.expiresAt > now &&
    lines.some((line) => line.productId === hold.productId && line.quantity === hold.quantity);
  return holds.length === lines.length && holds.every(isAlike);
}
