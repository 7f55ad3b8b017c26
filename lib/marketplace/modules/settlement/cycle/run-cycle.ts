import { count, eq, sql } from 'drizzle-orm';
import { compactDay } from '@/lib/time/india';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import {
  settlementCycles,
  settlementLines,
  settlements,
} from '../../../kernel/db/schema/settlement';
import { stores } from '../../../kernel/db/schema/stores';
import { transact } from '../../../kernel/db/transaction';
import { dueFaults, eachRow } from '../../../kernel/jobs/each-row';
import { lastPeriod } from '../rules/periods';
import { isDue, openEntries } from './eligible';

const job = 'settlements';

type Period = ReturnType<typeof lastPeriod>;

/**
 * Makes the settlements of the last whole week, once: each store's lines whose return window has closed, and
 * what was adjusted. A store whose sum is not above zero gets none; all of it is carried to the next week.
 * A store whose settlement fails is noted and tried again later, and the others get theirs.
 * @returns how many were made
 */
export async function runCycle(db: Database, now: Date): Promise<number> {
  const period = lastPeriod(now);
  const [done] = await db
    .select({ to: settlementCycles.periodTo })
    .from(settlementCycles)
    .where(eq(settlementCycles.periodTo, period.to));
  const work = {
    now,
    subject: (id: string) => id,
    work: async (id: string) =>
      (await transact(db, (tx) => settleStore(tx, Number(id), period))) ? 1 : 0,
  };
  if (done) return eachRow(db, job, await dueFaults(db, job, now), work);
  const due = await rowsOf<{ id: string }>(
    db,
    sql`select store_id::text as id from (${openEntries}) as open where ${isDue(period.to)}
      group by store_id having sum(amount) < 0 order by store_id`,
  );
  const ids = due.map(({ id }) => id);
  const made = await eachRow(db, job, ids, work);
  await db.insert(settlementCycles).values({ periodTo: period.to }).onConflictDoNothing();
  return made;
}

/** How many settlements of the last whole week are there, whoever made them. */
export async function settlementsOfLastWeek(db: Database, now: Date): Promise<number> {
  const [row] = await db
    .select({ there: count() })
    .from(settlements)
    .where(eq(settlements.periodTo, lastPeriod(now).to));
  return row?.there ?? 0;
}

/** The settlement of one store and period; of two at once only one is made. */
async function settleStore(tx: Database, storeId: number, period: Period): Promise<boolean> {
  const [store] = await tx
    .select({ prefix: stores.invoicePrefix })
    .from(stores)
    .where(eq(stores.id, storeId))
    .for('no key update');
  // Named for the last day of the period.
  const number = `${store?.prefix}-${compactDay(period.to.getTime() - 1)}`;
  const [made] = await tx
    .insert(settlements)
    .values({ storeId, number, periodFrom: period.from, periodTo: period.to })
    .onConflictDoNothing({ target: [settlements.storeId, settlements.periodTo] })
    .returning({ id: settlements.id });
  if (!made) return false;
  const entries = await rowsOf<{ id: string; amount: string }>(
    tx,
    sql`select entry_id::text as id, amount::text as amount from (${openEntries}) as open
      where store_id = ${storeId} and ${isDue(period.to)}`,
  );
  if (entries.reduce((sum, { amount }) => sum + Number(amount), 0) >= 0) {
    await tx.delete(settlements).where(eq(settlements.id, made.id));
    return false;
  }
  const lines = entries.map(({ id }) => ({ settlementId: made.id, entryId: Number(id) }));
  for (let at = 0; at < lines.length; at += 5000) {
    await tx.insert(settlementLines).values(lines.slice(at, at + 5000));
  }
  return true;
}
