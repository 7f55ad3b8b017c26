import { desc, eq } from 'drizzle-orm';
import type { CourierReport } from '@/lib/contract/schemas/orders/scans';
import type { SellerBooking } from '@/lib/contract/schemas/seller/couriers';
import { dayOf, daysAfter } from '@/lib/time/india';
import type { Database } from '../../../kernel/db/connection';
import { courierBookings, courierScans } from '../../../kernel/db/schema/couriers';
import { rupees } from '../../../kernel/money/rupees';

type BookingRow = typeof courierBookings.$inferSelect;
export type ScanRow = Pick<
  typeof courierScans.$inferSelect,
  'id' | 'kind' | 'at' | 'place' | 'reason'
>;

/** Days ahead that a shopper may choose from. */
const daysAhead = 5;

/** Returns the days in India on which a shopper may ask for another delivery. */
export const daysToChoose = (now: Date): string[] =>
  Array.from({ length: daysAhead }, (_, index) => daysAfter(dayOf(now), index + 1));

const newestFirst = (one: ScanRow, other: ScanRow) =>
  other.at.getTime() - one.at.getTime() || other.id - one.id;

const toScan = ({ kind, at, place, reason }: ScanRow) => ({
  ...{ kind, at: at.toISOString(), place, reason },
});

type Booking = Pick<
  BookingRow,
  'awb' | 'promisedAt' | 'choice' | 'choiceDay' | 'choiceAddress' | 'choiceAt' | 'state'
>;

/** Returns what a shopper sees of a courier's booking; null before it is booked. */
export function reportOf(
  booking: Booking | null,
  scans: readonly ScanRow[],
  status: string,
  now: Date,
): CourierReport | null {
  if (booking?.state !== 'booked') return null;
  const sorted = scans.toSorted(newestFirst);
  const failed = sorted.find(({ kind }) => kind === 'attempt_failed');
  const isUndecided = status === 'delivery_failed' && sorted[0]?.kind === 'attempt_failed';
  const { choice, choiceDay, choiceAddress, choiceAt, promisedAt } = booking;
  const isOfThis = choice && choiceAt && failed && choiceAt > failed.at;
  const canChoose = isUndecided && !isOfThis;
  return {
    scans: sorted.map(toScan),
    promised_at: promisedAt?.toISOString() ?? null,
    choices: canChoose ? ['another_day', 'not_wanted'] : [],
    days: canChoose ? daysToChoose(now) : [],
    chosen: isUndecided && isOfThis ? { choice, day: choiceDay, address: choiceAddress } : null,
  };
}

/** Returns the newest booking of a shipment for its store. */
export async function sellerBooking(
  db: Database,
  shipmentId: number,
): Promise<SellerBooking | null> {
  const [booking] = await db
    .select()
    .from(courierBookings)
    .where(eq(courierBookings.shipmentId, shipmentId))
    .orderBy(desc(courierBookings.id))
    .limit(1);
  if (!booking) return null;
  const scans = await db.select().from(courierScans).where(eq(courierScans.bookingId, booking.id));
  return {
    ...{ number: booking.number, state: booking.state, service: booking.serviceName },
    ...{ days: booking.days, price: rupees(booking.price), awb: booking.awb },
    ...{ label_url: booking.labelUrl, words: booking.state === 'refused' ? booking.words : null },
    promised_at: booking.promisedAt?.toISOString() ?? null,
    scans: scans.toSorted(newestFirst).map(toScan),
  };
}
