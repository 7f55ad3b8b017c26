import { and, asc, eq, inArray, lte, not, sql } from 'drizzle-orm';
import { log } from '@/lib/log/log';
import { doorPayments, payments } from '../../../kernel/db/schema/payments';
import { eachRow, isFaulty } from '../../../kernel/jobs/each-row';
import { ProviderError } from '../../../providers/common/http';
import { namesOf } from '../../../providers/common/set-up';
import { settleDoor } from '../door/settle-door';
import type { PaymentContext } from '../payment-context';
import { nextTry } from './schedule';
import { settle } from './settle';

const job = 'open payments';
const doorJob = 'open payments before delivery';
const batch = 50;

/**
 * Asks the providers about payments that nobody reported: closed browsers, lost webhooks, banks that answer
 * late. Each is claimed for a while first, so that two instances do not ask about the same.
 * @returns how many were asked about
 */
export async function reconcile(context: PaymentContext, now: Date): Promise<number> {
  const ofOrders = await claim(context, payments, job, now);
  await ask(context, job, ofOrders, now, ({ id }) => settle(context, id, now));
  const atDoors = await claim(context, doorPayments, doorJob, now);
  await ask(context, doorJob, atDoors, now, async ({ id }) => {
    const [door] = await context.db.select().from(doorPayments).where(eq(doorPayments.id, id));
    if (door) await settleDoor(context, door, now);
  });
  return ofOrders.length + atDoors.length;
}

async function claim(
  { db, providers }: PaymentContext,
  table: typeof payments | typeof doorPayments,
  jobName: string,
  now: Date,
): Promise<{ id: number }[]> {
  const due = db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        inArray(table.provider, namesOf(providers)),
        lte(table.askAt, now),
        not(isFaulty(jobName, sql`${table.id}`, now)),
      ),
    )
    .orderBy(asc(table.askAt))
    .limit(batch)
    .for('update', { skipLocked: true });
  return db
    .update(table)
    .set({ askAt: nextTry(2, now) })
    .where(inArray(table.id, due))
    .returning({ id: table.id });
}

async function ask(
  { db }: PaymentContext,
  jobName: string,
  claimed: readonly { id: number }[],
  now: Date,
  settleOne: (row: { id: number }) => Promise<unknown>,
): Promise<void> {
  await eachRow(db, jobName, claimed, {
    now,
    subject: ({ id }) => id,
    work: async (row) => {
      try {
        await settleOne(row);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        log.warn({ job: jobName, payment: row.id, error: error.message }, 'payment not reconciled');
      }
      return 1;
    },
  });
}
