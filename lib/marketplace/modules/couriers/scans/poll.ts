import { and, asc, eq, inArray, lte, not, sql } from 'drizzle-orm';
import { log } from '@/lib/log/log';
import { courierBookings } from '../../../kernel/db/schema/couriers';
import { eachRow, isFaulty } from '../../../kernel/jobs/each-row';
import { ProviderError } from '../../../providers/common/http';
import { namesOf, providerOf } from '../../../providers/common/set-up';
import type { CourierContext } from '../courier-context';
import { tellChoice } from './delivery-choice';
import { takeScans } from './take-scans';

const job = 'courier tracking';
const batch = 20;
/** The time after which a courier that did not answer is asked again. */
const pause = sql`interval '1 hour'`;

/**
 * Asks couriers for the scans of shipments that they are silent about, and tells them what shoppers chose.
 * @returns how many shipments were asked about
 */
export async function askForScans(context: CourierContext, now: Date): Promise<number> {
  const { db, couriers } = context;
  const names = namesOf(couriers);
  if (!names.length) return 0;
  const due = db
    .select({ id: courierBookings.id })
    .from(courierBookings)
    .where(
      and(
        lte(courierBookings.pollAt, now),
        inArray(courierBookings.provider, names),
        not(isFaulty(job, sql`${courierBookings.id}`, now)),
      ),
    )
    .orderBy(asc(courierBookings.pollAt), asc(courierBookings.id))
    .limit(batch)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(courierBookings)
    .set({ pollAt: sql`${now.toISOString()}::timestamptz + ${pause}` })
    .where(and(inArray(courierBookings.id, due), eq(courierBookings.state, 'booked')))
    .returning();
  await eachRow(db, job, claimed, {
    now,
    subject: ({ id }) => id,
    work: async (booking) => {
      const { provider, awb, number } = booking;
      if (!awb) return 0;
      try {
        const scans = await providerOf(couriers, provider).track(awb);
        await takeScans(db, { provider, awb, scans }, now);
        await tellChoice(context, booking, now);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        log.warn({ booking: number, error: error.message }, 'a courier told no scans');
      }
      return 1;
    },
  });
  return claimed.length;
}
