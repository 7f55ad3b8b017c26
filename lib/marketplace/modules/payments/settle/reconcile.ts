import { and, asc, inArray, lte, not, sql } from 'drizzle-orm';
import { log } from '@/lib/log/log';
import { payments } from '../../../kernel/db/schema/payments';
import { eachRow, isFaulty } from '../../../kernel/jobs/each-row';
import { ProviderError } from '../../../providers/common/http';
import { namesOf } from '../../../providers/common/set-up';
import type { PaymentContext } from '../payment-context';
import { nextTry } from './schedule';
import { settle } from './settle';

const job = 'open payments';
const batch = 50;

/**
 * Asks the providers about payments that nobody reported: closed browsers, lost webhooks, banks that answer
 * late. Each is claimed for a while first, so that two instances do not ask about the same.
 * @returns how many were asked about
 */
export async function reconcile(context: PaymentContext, now: Date): Promise<number> {
  const { db, providers } = context;
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        inArray(payments.provider, namesOf(providers)),
        lte(payments.askAt, now),
        not(isFaulty(job, sql`${payments.id}`, now)),
      ),
    )
    .orderBy(asc(payments.askAt))
    .limit(batch)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(payments)
    .set({ askAt: nextTry(2, now) })
    .where(inArray(payments.id, due))
    .returning({ id: payments.id });
  await eachRow(db, job, claimed, {
    now,
    subject: ({ id }) => id,
    work: async ({ id }) => {
      try {
        await settle(context, id, now);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        log.warn({ payment: id, error: error.message }, 'payment not reconciled');
      }
      return 1;
    },
  });
  return claimed.length;
}
