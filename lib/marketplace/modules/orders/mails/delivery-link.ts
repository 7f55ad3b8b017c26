import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { courierBookings } from '../../../kernel/db/schema/couriers';
import { deliveryLinks } from '../../../kernel/db/schema/delivery-secrets';
import { shipments } from '../../../kernel/db/schema/orders';
import { NotFound } from '../../../kernel/errors';
import { enqueueOrderMail } from './order-messages';

/** A courier keeps a shipment for some days, then takes it back. */
const daysValid = 7;
const day = 86_400_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Writes the link of a failed delivery and the mail with it; a store's own rider cannot be told anything. */
export async function writeDeliveryLink(
  tx: Database,
  { orderId, shipmentId, now }: { orderId: number; shipmentId: number; now: Date },
): Promise<void> {
  const [booking] = await tx
    .select({ id: courierBookings.id })
    .from(courierBookings)
    .where(and(eq(courierBookings.shipmentId, shipmentId), eq(courierBookings.state, 'booked')));
  if (!booking) return;
  const token = randomBytes(24).toString('base64url');
  await tx.insert(deliveryLinks).values({
    tokenHash: hashOf(token),
    bookingId: booking.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + daysValid * day),
  });
  await enqueueOrderMail(tx, { kind: 'delivery_failed', orderId, shipmentId, token });
}

/**
 * Returns the shipment of a link, while it is valid and its booking stands.
 * @throws {NotFound} delivery_link_unknown
 */
export async function shipmentOfLink(
  db: Database,
  token: string,
  now: Date,
): Promise<{ shipmentId: number; orderId: number }> {
  const [found] = await db
    .select({ shipmentId: shipments.id, orderId: shipments.orderId })
    .from(deliveryLinks)
    .innerJoin(courierBookings, eq(courierBookings.id, deliveryLinks.bookingId))
    .innerJoin(shipments, eq(shipments.id, courierBookings.shipmentId))
    .where(
      and(
        eq(deliveryLinks.tokenHash, hashOf(token)),
        gt(deliveryLinks.expiresAt, now),
        eq(courierBookings.state, 'booked'),
      ),
    );
  if (!found) throw new NotFound('delivery_link_unknown');
  return found;
}
