import { asc, eq, sql } from 'drizzle-orm';
import type { WaitingBooking } from '@/lib/contract/schemas/operators/couriers';
import { countSome } from '../../../kernel/db/bounded-count';
import type { Database } from '../../../kernel/db/connection';
import { courierBookings } from '../../../kernel/db/schema/couriers';
import { orders, shipments } from '../../../kernel/db/schema/orders';
import { stores } from '../../../kernel/db/schema/stores';

/**
 * Matches bookings for which somebody may have to do something: not answered for ten minutes, or refused while
 * the shipment is still packed and has no other carrier.
 */
export const isWaitingBooking = sql`${courierBookings.state} in ('requested', 'refused')
  and (${courierBookings.state} = 'requested'
    and ${courierBookings.createdAt} < now() - interval '10 minutes'
  or ${courierBookings.state} = 'refused' and exists (select from shipments waiting
    where waiting.id = ${courierBookings.shipmentId} and waiting.status = 'packed'
      and waiting.courier is null and waiting.awb is null))`;

/** Returns these bookings, the oldest first. */
export async function listWaitingBookings(
  db: Database,
  { page, limit }: { page: number; limit: number },
): Promise<{ bookings: WaitingBooking[]; total: number }> {
  const rows = await db
    .select({ booking: courierBookings, orderNumber: orders.number, store: stores.name })
    .from(courierBookings)
    .innerJoin(shipments, eq(shipments.id, courierBookings.shipmentId))
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(stores, eq(stores.id, shipments.storeId))
    .where(isWaitingBooking)
    .orderBy(asc(courierBookings.createdAt), asc(courierBookings.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const every = db.select({ id: courierBookings.id }).from(courierBookings);
  const total = await countSome(db, every.where(isWaitingBooking));
  const bookings = rows.map(({ booking, orderNumber, store }) => ({
    ...{ id: booking.id, number: booking.number, order_number: orderNumber, store },
    ...{ provider: booking.provider, service: booking.serviceName, state: booking.state },
    ...{ words: booking.words, tries: booking.tries },
    created_at: booking.createdAt.toISOString(),
  }));
  return { bookings, total };
}
