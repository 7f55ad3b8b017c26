import { and, asc, eq, inArray, lte, not, sql } from 'drizzle-orm';
import { log } from '@/lib/log/log';
import type { Database } from '../../../kernel/db/connection';
import { constraintOf } from '../../../kernel/db/errors';
import { courierBookings } from '../../../kernel/db/schema/couriers';
import { shipments } from '../../../kernel/db/schema/orders';
import { transact } from '../../../kernel/db/transaction';
import { DomainError } from '../../../kernel/errors';
import { eachRow, isFaulty } from '../../../kernel/jobs/each-row';
import { ProviderError } from '../../../providers/common/http';
import { namesOf, providerOf } from '../../../providers/common/set-up';
import type { BookedShipment } from '../../../providers/couriers/provider';
import type { CourierContext } from '../courier-context';
import type { BookingRow } from './open-booking';
import { courierOrder, type ShipmentToBook, shipmentToBook } from './order-of';

const job = 'courier bookings';
const batch = 20;

/**
 * Sends a booking, or asks for it by its number if it was sent before, and keeps the answer.
 * @throws {DomainError} 409 courier_refused
 */
export async function sendBooking(
  context: CourierContext,
  booking: BookingRow,
  toBook: ShipmentToBook,
  now: Date,
): Promise<void> {
  const { db, couriers } = context;
  const { id, number, provider, tries } = booking;
  try {
    const courier = providerOf(couriers, provider);
    const known = tries > 1 ? await courier.find(number) : undefined;
    const booked = known ?? (await courier.book(courierOrder(toBook, booking)));
    await accept(db, booking, booked, now);
  } catch (error) {
    if (constraintOf(error)) {
      // The courier has given a number that another shipment has: the booking hangs until somebody has asked it.
      log.error({ booking: number, error }, 'an AWB number was given twice');
      await note(db, id, 'awb_taken');
      return;
    }
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind === 'refused') {
      await refuse(db, booking, error.description);
      throw new DomainError(409, 'courier_refused', { params: { reason: error.description } });
    }
    log.warn({ booking: number, error: error.message }, 'booking not answered yet');
    await note(db, id, error.kind);
  }
}

const note = (db: Database, id: number, words: string) =>
  db.update(courierBookings).set({ words }).where(eq(courierBookings.id, id));

async function accept(
  db: Database,
  { id, shipmentId, days }: BookingRow,
  { id: providerId, awb, carrier, trackingUrl, labelUrl }: BookedShipment,
  now: Date,
): Promise<void> {
  await transact(db, async (tx) => {
    const answered = await tx
      .update(courierBookings)
      .set({
        ...{ state: 'booked', providerId, awb, labelUrl, words: null, askAt: null },
        ...{ bookedAt: now, pollAt: soonAfter(now) },
        promisedAt: new Date(now.getTime() + days * 86_400_000),
      })
      .where(and(eq(courierBookings.id, id), eq(courierBookings.state, 'requested')))
      .returning({ id: courierBookings.id });
    if (!answered.length) return;
    await tx
      .update(shipments)
      .set({ carrier, awb, trackingUrl: trackingUrl?.startsWith('https://') ? trackingUrl : null })
      .where(eq(shipments.id, shipmentId));
  });
}

const soonAfter = (now: Date) => new Date(now.getTime() + 3_600_000);

async function refuse(db: Database, { id, shipmentId }: BookingRow, words: string): Promise<void> {
  await transact(db, async (tx) => {
    await tx
      .update(courierBookings)
      .set({ state: 'refused', askAt: null, words: words.slice(0, 300) })
      .where(and(eq(courierBookings.id, id), eq(courierBookings.state, 'requested')));
    await tx.update(shipments).set({ courier: null }).where(eq(shipments.id, shipmentId));
  });
}

/**
 * Asks for bookings whose answer is missing, by our numbers, and sends again what the courier does not have.
 * @returns how many were claimed
 */
export async function askBookings(context: CourierContext, now: Date): Promise<number> {
  const { db, couriers } = context;
  const names = namesOf(couriers);
  if (!names.length) return 0;
  const due = db
    .select({ id: courierBookings.id })
    .from(courierBookings)
    .where(
      and(
        lte(courierBookings.askAt, now),
        inArray(courierBookings.provider, names),
        not(isFaulty(job, sql`${courierBookings.id}`, now)),
      ),
    )
    .orderBy(asc(courierBookings.askAt), asc(courierBookings.id))
    .limit(batch)
    .for('update', { skipLocked: true });
  const pause = sql`least(60 * power(2, least(${courierBookings.tries}, 6)), 3600) * interval '1 second'`;
  const claimed = await db
    .update(courierBookings)
    .set({
      tries: sql`${courierBookings.tries} + 1`,
      askAt: sql`${now.toISOString()}::timestamptz + ${pause}`,
    })
    .where(inArray(courierBookings.id, due))
    .returning();
  await eachRow(db, job, claimed, {
    now,
    subject: ({ id }) => id,
    work: async (booking) => {
      const { shipmentId, grams } = booking;
      const [shipment] = await db
        .select({ storeId: shipments.storeId })
        .from(shipments)
        .where(eq(shipments.id, shipmentId));
      if (!shipment) return 0;
      const toBook = await shipmentToBook(db, { storeId: shipment.storeId, shipmentId, grams });
      try {
        await sendBooking(context, booking, toBook, now);
      } catch (error) {
        // A refusal is an answer: it stands at the booking, and the store sees it.
        if (!(error instanceof DomainError && error.code === 'courier_refused')) throw error;
      }
      return 1;
    },
  });
  return claimed.length;
}
