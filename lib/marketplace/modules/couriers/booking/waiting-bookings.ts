import { asc, eq, sql } from 'drizzle-orm';
import type { WaitingBooking } from '@/lib/contract/schemas/operators/couriers';
import { countSome } from '../../../kernel/db/bounded-count';
import type { Database } from '../../../kernel/db/connection';
import { courierBookings, prepaidNotices } from '../../../kernel/db/schema/couriers';
import { orders, shipments } from '../../../kernel/db/schema/orders';
import { stores } from '../../../kernel/db/schema/stores';

/**
 * Matches bookings for which somebody may have to do something: not answered for ten minutes, or refused while
 * the shipment is still packed and has no other carrier; or paid online since, while the courier refuses to collect
 * nothing, or does not answer that for ten minutes, and the shipment is under way.
 */
export const isWaitingBooking = sql`${courierBookings.id} in (
  select w.id from courier_bookings w where w.state in ('requested', 'refused')
    and (w.state = 'requested' and w.created_at < now() - interval '10 minutes'
      or w.state = 'refused' and exists (select from shipments waiting
        where waiting.id = w.shipment_id and waiting.status = 'packed'
          and waiting.courier is null and waiting.awb is null))
  union all select n.booking_id from prepaid_notices n
    join courier_bookings w on w.id = n.booking_id join shipments under_way on under_way.id = w.shipment_id
    where n.state in ('waiting', 'refused') and w.state = 'booked'
      and (n.state = 'refused' or n.created_at < now() - interval '10 minutes')
      and under_way.status not in ('delivered', 'cancelled', 'returned'))`;

/** Returns these bookings, the oldest first. */
export async function listWaitingBookings(
  db: Database,
  { page, limit }: { page: number; limit: number },
): Promise<{ bookings: WaitingBooking[]; total: number }> {
  const rows = await db
    .select({
      booking: courierBookings,
      orderNumber: orders.number,
      store: stores.name,
      notice: prepaidNotices,
    })
    .from(courierBookings)
    .innerJoin(shipments, eq(shipments.id, courierBookings.shipmentId))
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(stores, eq(stores.id, shipments.storeId))
    .leftJoin(prepaidNotices, eq(prepaidNotices.bookingId, courierBookings.id))
    .where(isWaitingBooking)
    .orderBy(asc(courierBookings.createdAt), asc(courierBookings.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const every = db.select({ id: courierBookings.id }).from(courierBookings);
  const total = await countSome(db, every.where(isWaitingBooking));
  const bookings = rows.map(({ booking, orderNumber, store, notice }) => ({
    ...{ id: booking.id, number: booking.number, order_number: orderNumber, store },
    ...{ provider: booking.provider, service: booking.serviceName },
    ...(booking.state === 'booked' && notice
      ? {
          state: notice.state === 'refused' ? ('cash_refused' as const) : ('cash_untold' as const),
          ...{ words: notice.words, tries: notice.tries },
          created_at: notice.createdAt.toISOString(),
        }
      : {
          ...{ state: booking.state, words: booking.words, tries: booking.tries },
          created_at: booking.createdAt.toISOString(),
        }),
  }));
  return { bookings, total };
}
