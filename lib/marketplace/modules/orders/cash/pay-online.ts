import { and, eq, inArray } from 'drizzle-orm';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { courierBookings, prepaidNotices } from '../../../kernel/db/schema/couriers';
import { orders, shipmentEvents, shipments } from '../../../kernel/db/schema/orders';
import { payments } from '../../../kernel/db/schema/payments';
import type { PayableOrders } from '../../payments';
import { type LockedOrder, lockOrder } from '../lock';
import { leastPayment } from '../place/conditions';
import { isOff, isOver } from '../status';

type Payment = Pick<LockedOrder['payment'], 'method' | 'captured' | 'status' | 'amount'>;

/**
 * Returns whether a cash order can be paid online: until its first shipment was delivered, whose cash was paid at
 * that door, and while something is on its way.
 */
export const isPayableOnline = (
  { method, captured, status, amount }: Payment,
  sent: readonly Pick<LockedOrder['shipments'][number], 'status'>[],
) =>
  method === 'cod' &&
  !captured &&
  status === 'due' &&
  amount >= leastPayment &&
  sent.every((shipment) => shipment.status !== 'delivered') &&
  sent.some((shipment) => !isOff(shipment.status));

/** Returns the paise that can be paid online for a cash order now; undefined if nothing can. */
export const owedOnline: PayableOrders['owedOnline'] = async (db, orderId) => {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  const sent = await db
    .select({ status: shipments.status })
    .from(shipments)
    .where(eq(shipments.orderId, orderId));
  return payment && isPayableOnline(payment, sent) ? payment.amount : undefined;
};

/**
 * Makes a cash order prepaid whose money was taken online before the delivery: nothing is collected at the door
 * any more, and shopper and store read it in the timeline. Totals stay in whole rupees, as they were agreed.
 */
export const payOnline: PayableOrders['payOnline'] = async (tx, orderId, { method, now }) => {
  const locked = await lockOrder(tx, orderId);
  if (!locked) throw new Error(`order ${orderId} vanished`);
  const { order, payment, shipments: sent } = locked;
  if (!isPayableOnline(payment, sent)) return { refusal: refusalOf(locked) };
  await tx
    .update(orders)
    .set({ paymentMethod: method, wasCash: true })
    .where(eq(orders.id, orderId));
  await noteInTimeline(
    tx,
    sent.filter(({ status }) => !isOver(status)),
    textOf(order.locale, 'order_notes.paid_online'),
    now,
  );
  await noteForCouriers(
    tx,
    sent.map(({ id }) => id),
    now,
  );
  return { owed: payment.amount };
};

function refusalOf({ payment, shipments: sent }: LockedOrder) {
  if (payment.method !== 'cod') return 'paid_twice';
  return sent.some(({ status }) => status === 'delivered') ? 'paid_at_door' : 'order_cancelled';
}

/** Writes for each open booking that its courier is to be told; the job “prepaid shipments” tells it. */
async function noteForCouriers(tx: Database, shipmentIds: number[], now: Date): Promise<void> {
  const isOpen = inArray(courierBookings.state, ['requested', 'booked']);
  const open = await tx
    .select({ bookingId: courierBookings.id })
    .from(courierBookings)
    .where(and(inArray(courierBookings.shipmentId, shipmentIds), isOpen));
  if (!open.length) return;
  await tx
    .insert(prepaidNotices)
    .values(open.map(({ bookingId }) => ({ bookingId, askAt: now, createdAt: now })))
    .onConflictDoNothing();
}

async function noteInTimeline(
  tx: Database,
  sent: LockedOrder['shipments'],
  note: string,
  at: Date,
): Promise<void> {
  await tx
    .insert(shipmentEvents)
    .values(sent.map(({ id, status }) => ({ shipmentId: id, status, note, at })));
  // Stores that follow their shipments read what is due anew.
  const ids = sent.map(({ id }) => id);
  await tx
    .update(shipments)
    .set({ changedAt: at })
    .where(and(inArray(shipments.id, ids)));
}
