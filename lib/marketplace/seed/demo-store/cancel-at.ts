import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { cancellations, shipmentEvents } from '../../kernel/db/schema/orders';
import { cancelWithin } from '../../modules/orders';
import type { Inserted } from './insert-order';

type Cancelling = Pick<Inserted, 'orderId' | 'shipmentId'> & {
  by: { by: 'shopper'; userId: number } | { by: 'seller' };
  body: { reason: string; quantities?: Record<number, number> };
  at: Date;
};

/** Cancels an order of one shipment, or a part of it, at an earlier time: the service itself uses the present. */
export async function cancelAt(
  db: Database,
  { orderId, shipmentId, by, body, at }: Cancelling,
): Promise<void> {
  await cancelWithin(db, { orderId, body, ...by });
  await db.update(cancellations).set({ createdAt: at }).where(eq(cancellations.orderId, orderId));
  const events = await db
    .select({ id: shipmentEvents.id })
    .from(shipmentEvents)
    .where(eq(shipmentEvents.shipmentId, shipmentId))
    .orderBy(shipmentEvents.id);
  const last = events.at(-1);
  if (last) await db.update(shipmentEvents).set({ at }).where(eq(shipmentEvents.id, last.id));
}
