import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull, lte, not, or, sql } from 'drizzle-orm';
import { log } from '@/lib/log/log';
import type { Database } from '../../../kernel/db/connection';
import { payments, refunds } from '../../../kernel/db/schema/payments';
import { eachRow, isFaulty } from '../../../kernel/jobs/each-row';
import { claimInTurns, isAmong } from '../../../kernel/jobs/store-turns';
import { sendSoon } from '../../../kernel/mail/outbox';
import { ProviderError } from '../../../providers/common/http';
import { namesOf, providerOf } from '../../../providers/common/set-up';
import type { PaymentProvider, ProviderRefund } from '../../../providers/payments/provider';
import { lockPayment } from '../lock';
import type { PaymentContext } from '../payment-context';
import { nextTry } from '../settle/schedule';
import { enqueueRefundMail } from './refund-messages';

type RefundRow = typeof refunds.$inferSelect;

const job = 'refunds';
const batch = 20;
/** The number of failures at the provider after which a refund stays `failed`, and the audit reports it. */
const maxFailures = 5;

/**
 * Sends pending refunds to the provider that took the money, and asks about those in progress. Each refund is
 * claimed for a while first, so that two instances do not send it at once; if they do, its key makes the
 * provider refund once.
 * @returns how many were tried
 */
export async function sendRefunds(context: PaymentContext, now: Date): Promise<number> {
  const claimed = await claim(context, now);
  await eachRow(context.db, job, claimed, {
    now,
    subject: ({ id }) => id,
    work: async (refund) => {
      await send(context, providerOf(context.providers, refund.provider), refund, now);
      return 1;
    },
  });
  return claimed.length;
}

async function claim({ db, providers }: PaymentContext, now: Date): Promise<RefundRow[]> {
  return claimInTurns(
    db,
    job,
    {
      ...{ table: refunds, store: refunds.storeId, columns: [refunds.id] },
      isOpen: eq(refunds.status, 'pending'),
      isDue: and(
        inArray(refunds.provider, namesOf(providers)),
        or(isNull(refunds.askAt), lte(refunds.askAt, now)),
        not(isFaulty(job, sql`${refunds.id}`, now)),
      ),
      orderBy: [refunds.id],
      limit: batch,
    },
    (due) =>
      db
        .update(refunds)
        .set({ tries: sql`${refunds.tries} + 1`, askAt: sql`${nextTryOf(now)}` })
        .where(isAmong(refunds.id, due))
        .returning(),
  );
}

/** SQL: the time of the next try; the pause grows with the tries made, as in `nextTry`. */
const nextTryOf = (now: Date) =>
  sql`${now.toISOString()}::timestamptz + least(10 * power(2, least(${refunds.tries}, 10)), 3600) * interval '1 second'`;

/** Returns the refund's key at the provider: another one after each failure there. */
const keyOf = ({ idempotencyKey, failures }: RefundRow) =>
  createHash('sha256').update(`${idempotencyKey}/${failures}`).digest('hex').slice(0, 40);

async function send(
  context: PaymentContext,
  provider: PaymentProvider,
  refund: RefundRow,
  now: Date,
) {
  const { providerPaymentId: paymentId } = refund;
  if (!paymentId) return; // cash, which no provider returns
  try {
    const answer = refund.providerRefundId
      ? await provider.fetchRefund(paymentId, refund.providerRefundId)
      : await provider.refund(paymentId, { amount: refund.amount, key: keyOf(refund) });
    await noteRefund(context, refund.id, answer, now);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const level = error.kind === 'refused' ? 'error' : 'warn';
    log[level]({ refund: refund.id, tries: refund.tries, error: error.message }, 'refund not sent');
  }
}

/** Records the provider's answer about a refund, once, and tells the shopper of the money. */
async function noteRefund(context: PaymentContext, id: number, answer: ProviderRefund, now: Date) {
  const isDone = await context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(refunds).where(eq(refunds.id, id));
    if (!row) return;
    await lockPayment(tx, row.paymentId);
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
    if (refund?.status !== 'pending') return;
    if (answer.state === 'failed') {
      await noteFailure(tx, refund, answer, now);
      return;
    }
    const isProcessed = answer.state === 'processed';
    await tx
      .update(refunds)
      .set({
        providerRefundId: answer.id,
        status: answer.state,
        processedAt: isProcessed ? now : null,
      })
      .where(eq(refunds.id, id));
    if (isProcessed) {
      await noteWhole(tx, refund.paymentId);
      await enqueueRefundMail(tx, id);
    }
    return isProcessed;
  });
  if (isDone) sendSoon(context);
}

async function noteFailure(tx: Database, refund: RefundRow, answer: ProviderRefund, now: Date) {
  // An answer about an earlier try does not concern the present one.
  if (refund.providerRefundId !== null && refund.providerRefundId !== answer.id) return;
  const failures = refund.failures + 1;
  log.error({ refund: refund.id, failures }, 'the provider could not refund');
  await tx
    .update(refunds)
    .set({
      failures,
      providerRefundId: null,
      status: failures < maxFailures ? 'pending' : 'failed',
      askAt: nextTry(failures, now),
    })
    .where(eq(refunds.id, refund.id));
}

/** Marks a payment as refunded once all of the capture that paid the order has gone back. */
async function noteWhole(tx: Database, paymentId: number): Promise<void> {
  const back = sql`(select coalesce(sum(${refunds.amount}), 0) from ${refunds}
    where ${refunds.paymentId} = ${payments.id} and ${refunds.status} = 'processed'
      and ${refunds.providerPaymentId} = ${payments.providerPaymentId})`;
  await tx
    .update(payments)
    .set({ status: 'refunded' })
    .where(and(eq(payments.id, paymentId), payments.captured, sql`${back} >= ${payments.amount}`));
}

/** Asks the provider about a refund that its webhook reported. Unknown refunds are ignored. */
export async function checkRefund(
  context: PaymentContext,
  provider: PaymentProvider,
  told: { id: string; paymentId: string; key: string | null },
  now: Date,
): Promise<void> {
  const ofPayment = await context.db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.provider, provider.name),
        eq(refunds.providerPaymentId, told.paymentId),
        eq(refunds.status, 'pending'),
      ),
    );
  const refund = ofPayment.find(
    (row) => row.providerRefundId === told.id || keyOf(row) === told.key,
  );
  if (!refund) return;
  const answer = await provider.fetchRefund(told.paymentId, told.id);
  await noteRefund(context, refund.id, answer, now);
}
