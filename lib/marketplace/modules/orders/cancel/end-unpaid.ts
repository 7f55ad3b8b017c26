import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { shipmentEvents, shipments } from '../../../kernel/db/schema/orders';
import { payments } from '../../../kernel/db/schema/payments';
import { endHolds, returnStock } from '../../inventory';
import { releaseUse } from '../../promotions';

type Ending = {
  orderId: number;
  outcome: 'lapsed' | 'given_back';
  /** The note for the timeline, in the order's language. */
  note: string | null;
  now: Date;
};

/**
 * Ends an order that was never paid: returns its stock and coupon, cancels its shipments and payment. The caller
 * holds `lockForPayment`. Repeating it does nothing; `settle` handles money that comes later.
 */
export async function endUnpaid(
  tx: Database,
  { orderId, outcome, note, now }: Ending,
): Promise<void> {
  const held = await endHolds(tx, orderId, outcome, now);
  if (held.length === 0) return;
  await returnStock(tx, held, 'held', { kind: 'cancel', orderId });
  const waiting = and(eq(shipments.orderId, orderId), eq(shipments.status, 'pending_payment'));
  const ended = await tx
    .update(shipments)
    .set({ status: 'cancelled' })
    .where(waiting)
    .returning({ id: shipments.id });
  if (ended.length) {
    await tx
      .insert(shipmentEvents)
      .values(
        ended.map(({ id }) => ({ shipmentId: id, status: 'cancelled' as const, note, at: now })),
      );
  }
  await tx
    .update(payments)
    .set({ status: 'cancelled' })
    .where(and(eq(payments.orderId, orderId), eq(payments.captured, false)));
  await releaseUse(tx, orderId, now);
}
