import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { ledgerEntries } from '../../../kernel/db/schema/ledger';
import { orderItems, shipments } from '../../../kernel/db/schema/orders';
import { leftOf } from '../rules/line-amounts';
import { lineEntries, postedSplits, roundingEntries } from './line-entries';
import { type Entry, post } from './post';
import { postDelivery } from './post-delivery';

type Return = {
  /** The return's reference; posting it again does nothing. */
  reference: string;
  shipmentId: number;
  /** Goods that go back to the shopper: their paise, GST included, and a coupon's share of them. */
  lines: { orderItemId: number; amount: number; coupon: number }[];
  /** The refunded shipping in paise. */
  shipping?: number;
  /** Paise by which the refund goes beyond both, signed: of cash in whole rupees. */
  rounding?: number;
  at: Date;
};

/**
 * Reverses the posting of a delivered line, in proportion to the shopper's refund: price, coupon, commission,
 * its GST, TCS and TDS. When all of a line went back, all of it is zero again. Runs in the transaction that
 * requests the refund.
 * @throws Error when more would go back than the line still has: a caller's mistake
 */
export async function postReturn(tx: Database, given: Return): Promise<boolean> {
  const { shipmentId, reference, lines, shipping = 0, rounding = 0, at } = given;
  const [shipment] = await tx
    .select({ orderId: shipments.orderId, storeId: shipments.storeId })
    .from(shipments)
    .where(eq(shipments.id, shipmentId))
    .for('no key update');
  if (!shipment) throw new Error(`there is no shipment ${shipmentId}`);
  await postDelivery(tx, shipmentId);
  const parts = lines.map((line) => ({ ...line, about: 'goods' as const }));
  const charged = shipping ? await lineWithShipping(tx, shipmentId) : undefined;
  if (shipping && charged === undefined) {
    throw new Error(`shipment ${shipmentId} was posted without shipping`);
  }
  const { storeId, orderId } = shipment;
  const entries: Entry[] = [];
  for (const { orderItemId, amount, coupon, about } of [
    ...parts,
    ...(charged
      ? [{ orderItemId: charged, amount: shipping, coupon: 0, about: 'shipping' as const }]
      : []),
  ]) {
    const { whole, now } = await postedSplits(tx, { orderItemId, about });
    const kept = {
      shopper: now.shopper - amount,
      coupon: now.couponMarket + now.couponSeller - coupon,
    };
    if (Math.min(amount, coupon, kept.shopper, kept.coupon) < 0) {
      throw new Error(`order item ${orderItemId} would give back more than it was sold for`);
    }
    entries.push(...lineEntries({ storeId, orderItemId, about }, leftOf(whole, kept), now));
  }
  entries.push(...roundingEntries(-rounding));
  return post(tx, { kind: 'return', reference: `return:${reference}`, orderId, at, entries });
}

/** Returns the order line with which the shipping of its shipment was posted. */
async function lineWithShipping(tx: Database, shipmentId: number): Promise<number | undefined> {
  const items = tx
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(eq(orderItems.shipmentId, shipmentId));
  const [row] = await tx
    .select({ id: ledgerEntries.orderItemId })
    .from(ledgerEntries)
    .where(and(inArray(ledgerEntries.orderItemId, items), eq(ledgerEntries.about, 'shipping')))
    .limit(1);
  return row?.id ?? undefined;
}
