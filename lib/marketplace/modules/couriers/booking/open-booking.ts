import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { courierBookings } from '../../../kernel/db/schema/couriers';

export type BookingRow = typeof courierBookings.$inferSelect;

/** Returns the booking that is sent or under way. */
export async function openBookingOf(
  db: Database,
  shipmentId: number,
): Promise<BookingRow | undefined> {
  const isOpen = inArray(courierBookings.state, ['requested', 'booked']);
  const [found] = await db
    .select()
    .from(courierBookings)
    .where(and(eq(courierBookings.shipmentId, shipmentId), isOpen));
  return found;
}
