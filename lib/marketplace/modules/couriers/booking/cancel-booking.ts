import { and, eq } from 'drizzle-orm';
import { courierBookings } from '../../../kernel/db/schema/couriers';
import { shipments } from '../../../kernel/db/schema/orders';
import { transact } from '../../../kernel/db/transaction';
import { DomainError } from '../../../kernel/errors';
import { ProviderError } from '../../../providers/common/http';
import { providerOf } from '../../../providers/common/set-up';
import { viewSellerShipment } from '../../orders';
import type { CourierContext } from '../courier-context';
import { openBookingOf } from './open-booking';

/**
 * Cancels the booking of a shipment that was not picked up; the store may book again, or deliver by itself.
 * Without a booking nothing happens.
 * @throws {NotFound} shipment_not_found
 * @throws {DomainError} 409 courier_pending, courier_too_late; 503 courier_unavailable
 */
export async function cancelBooking(
  { db, couriers }: CourierContext,
  { storeId, shipmentId }: { storeId: number; shipmentId: number },
): Promise<void> {
  const { status } = await viewSellerShipment(db, 'en', storeId, shipmentId);
  const booking = await openBookingOf(db, shipmentId);
  if (!booking) return;
  if (status !== 'packed') throw new DomainError(409, 'courier_too_late');
  const { id, provider, providerId, awb } = booking;
  if (booking.state !== 'booked' || !awb) throw new DomainError(409, 'courier_pending');
  try {
    await providerOf(couriers, provider).cancel({ id: providerId ?? '', awb });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind === 'refused') throw new DomainError(409, 'courier_too_late');
    throw new DomainError(503, 'courier_unavailable');
  }
  await transact(db, async (tx) => {
    await tx
      .update(courierBookings)
      .set({ state: 'cancelled', pollAt: null })
      .where(and(eq(courierBookings.id, id), eq(courierBookings.state, 'booked')));
    await tx
      .update(shipments)
      .set({ courier: null, carrier: null, awb: null, trackingUrl: null })
      .where(and(eq(shipments.id, shipmentId), eq(shipments.status, 'packed')));
  });
}
