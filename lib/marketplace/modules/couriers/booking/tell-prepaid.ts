import { and, asc, eq, inArray, lte, not, sql } from 'drizzle-orm';
import { log } from '@/lib/log/log';
import type { Database } from '../../../kernel/db/connection';
import { courierBookings, prepaidNotices } from '../../../kernel/db/schema/couriers';
import { eachRow, isFaulty } from '../../../kernel/jobs/each-row';
import { ProviderError } from '../../../providers/common/http';
import { namesOf, providerOf } from '../../../providers/common/set-up';
import type { CourierContext } from '../courier-context';
import type { BookingRow } from './open-booking';

const job = 'prepaid shipments';
const batch = 20;
/** Tries after which a silent courier counts as one that refused: about a day. */
const mostTries = 30;

type Notice = typeof prepaidNotices.$inferSelect;

/**
 * Tells couriers of bookings that were paid online meanwhile to collect nothing. A silent courier is told again,
 * which changes nothing there; a refusal stands at `/operator/couriers` until the shipment has arrived or is back.
 * @returns how many bookings were claimed
 */
export async function tellPrepaid(context: CourierContext, now: Date): Promise<number> {
  const { db, couriers } = context;
  const names = namesOf(couriers);
  if (!names.length) return 0;
  const due = db
    .select({ id: prepaidNotices.bookingId })
    .from(prepaidNotices)
    .innerJoin(courierBookings, eq(courierBookings.id, prepaidNotices.bookingId))
    .where(
      and(
        lte(prepaidNotices.askAt, now),
        inArray(courierBookings.provider, names),
        not(isFaulty(job, sql`${prepaidNotices.bookingId}`, now)),
      ),
    )
    .orderBy(asc(prepaidNotices.askAt), asc(prepaidNotices.bookingId))
    .limit(batch)
    .for('update', { of: prepaidNotices, skipLocked: true });
  const pause = sql`least(60 * power(2, least(${prepaidNotices.tries}, 6)), 3600) * interval '1 second'`;
  const claimed = await db
    .update(prepaidNotices)
    .set({
      tries: sql`${prepaidNotices.tries} + 1`,
      askAt: sql`${now.toISOString()}::timestamptz + ${pause}`,
    })
    .where(inArray(prepaidNotices.bookingId, due))
    .returning();
  await eachRow(db, job, claimed, {
    now,
    subject: ({ bookingId }) => bookingId,
    work: async (notice) => {
      const isBooking = eq(courierBookings.id, notice.bookingId);
      const [booking] = await db.select().from(courierBookings).where(isBooking);
      if (booking) await tell(context, notice, booking, now);
      return 1;
    },
  });
  return claimed.length;
}

async function tell(
  { db, couriers }: CourierContext,
  { tries }: Notice,
  { id, state, awb, provider, number }: BookingRow,
  now: Date,
): Promise<void> {
  if (state === 'refused' || state === 'cancelled') {
    await settle(db, id, { state: 'dropped', askAt: null });
    return;
  }
  // A booking without an answer is told once it has one.
  if (!awb) return;
  try {
    await providerOf(couriers, provider).collectNothing({ awb });
    await settle(db, id, { state: 'told', toldAt: now, askAt: null, words: null });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ booking: number, error: error.message }, 'a courier may still collect cash');
    if (error.kind === 'refused') {
      const words = error.description.slice(0, 300);
      await settle(db, id, { state: 'refused', words, askAt: null });
    } else if (tries >= mostTries) {
      await settle(db, id, { state: 'refused', words: error.kind, askAt: null });
    } else await settle(db, id, { words: error.kind });
  }
}

const settle = (db: Database, id: number, set: Partial<Notice>) =>
  db
    .update(prepaidNotices)
    .set(set)
    .where(and(eq(prepaidNotices.bookingId, id), eq(prepaidNotices.state, 'waiting')));
