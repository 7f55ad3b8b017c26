import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { dayOf } from '@/lib/time/india';
import type { Database } from '../../kernel/db/connection';
import { bookCheckDays } from '../../kernel/db/schema/ledger';

/** Longer than a rule of the audit may take: the lease is renewed before each. */
const lease = 10 * 60_000;

/** Takes the check of the day; undefined where it is done, or another process is at it. */
export async function claimDay(db: Database, now: Date): Promise<string | undefined> {
  const day = dayOf(now);
  const leaseUntil = new Date(now.getTime() + lease);
  const [known] = await db.select().from(bookCheckDays).where(eq(bookCheckDays.day, day));
  if (known && (known.doneAt || known.leaseUntil >= now)) return undefined;
  const [claimed] = await db
    .insert(bookCheckDays)
    .values({ day, leaseUntil })
    .onConflictDoUpdate({
      target: bookCheckDays.day,
      set: { leaseUntil },
      setWhere: and(isNull(bookCheckDays.doneAt), lt(bookCheckDays.leaseUntil, now)),
    })
    .returning({ day: bookCheckDays.day });
  return claimed?.day;
}

/** Says that the check of the day is still under way. */
export async function renewLease(db: Database, day: string): Promise<void> {
  const leaseUntil = sql`greatest(lease_until, now() + ${lease / 1000} * interval '1 second')`;
  await db.update(bookCheckDays).set({ leaseUntil }).where(eq(bookCheckDays.day, day));
}

/** Lets another process check the day at once. */
export async function giveDayBack(db: Database, day: string): Promise<void> {
  await db
    .delete(bookCheckDays)
    .where(and(eq(bookCheckDays.day, day), isNull(bookCheckDays.doneAt)));
}

/** Ends the check of the day as a part of the transaction that keeps it; false where another process has. */
export async function endDay(tx: Database, day: string): Promise<boolean> {
  const [ended] = await tx
    .update(bookCheckDays)
    .set({ doneAt: sql`now()` })
    .where(and(eq(bookCheckDays.day, day), isNull(bookCheckDays.doneAt)))
    .returning({ day: bookCheckDays.day });
  return ended !== undefined;
}
