import { eq } from 'drizzle-orm';
import { log } from '@/lib/log/log';
import type { Database } from '../../../kernel/db/connection';
import { payments } from '../../../kernel/db/schema/payments';
import { transact } from '../../../kernel/db/transaction';
import { sendSoon } from '../../../kernel/mail/outbox';
import { ProviderError } from '../../../providers/common/http';
import { providerOf } from '../../../providers/common/set-up';
import type { PaymentProvider, ProviderPayment } from '../../../providers/payments/provider';
import { lockForPayment, lockPayment } from '../lock';
import type { PayableOrders, PaymentContext } from '../payment-context';
import { findById, type PaymentRow } from '../queries';
import { refundUnmatched } from '../refunds/unmatched-payments';
import { accept } from './accept';
import { nextAsk } from './schedule';

export type Settled = {
  payment: PaymentRow;
  /** The provider's attempts to pay the order, oldest first. */
  attempts: ProviderPayment[];
};

/**
 * Brings a payment in line with its own provider's state: the browser's callback, the webhook and the poller
 * all call it, in any order and any number of times. Authorised payments are captured; the first fitting
 * capture that has not gone back pays the order, once, with one mail; any other capture goes back.
 * @throws {ProviderError} when the provider gave no answer, or is not set up any more; nothing has changed
 * then
 */
export async function settle(
  context: PaymentContext,
  paymentId: number,
  now: Date,
): Promise<Settled> {
  const found = await findById(context.db, paymentId);
  if (!found) throw new Error(`payment ${paymentId} does not exist`);
  const { payment } = found;
  const { providers, db, orders } = context;
  if (!payment.providerOrderId) return { payment, attempts: [] };

  const provider = providerOf(providers, payment.provider);
  const attempts = await captureAuthorised(provider, payment.providerOrderId);
  const outcome = await transact(db, async (tx) =>
    apply(tx, orders, await lockForPayment(tx, found), attempts, now),
  );
  if (outcome.isPlaced) sendSoon(context);
  return { payment: outcome.payment, attempts };
}

/** Returns the attempts to pay, after capturing all authorised ones. */
export async function captureAuthorised(
  provider: PaymentProvider,
  providerOrderId: string,
): Promise<ProviderPayment[]> {
  const attempts = await provider.listPayments(providerOrderId);
  const authorised = attempts.filter(({ state }) => state === 'authorized');
  if (authorised.length === 0) return attempts;
  for (const { id, amount } of authorised) {
    await provider.capture(id, amount).catch((error: unknown) => {
      // A refusal means that the provider has captured it by itself.
      if (!(error instanceof ProviderError && error.kind === 'refused')) throw error;
    });
  }
  return provider.listPayments(providerOrderId);
}

async function apply(
  tx: Database,
  orders: PayableOrders,
  before: PaymentRow,
  attempts: ProviderPayment[],
  now: Date,
) {
  const captures = attempts.filter(({ isCaptured }) => isCaptured);
  const fitting = before.captured
    ? undefined
    : captures.find((attempt) => attempt.state !== 'refunded' && fits(attempt, before));
  const isPlaced = fitting !== undefined && (await accept(tx, orders, before, fitting, now));
  const kept = before.captured ? before.providerPaymentId : fitting?.id;
  for (const capture of captures) {
    if (capture.id === kept) continue;
    const isFitting = fits(capture, before);
    if (!isFitting) log.error({ payment: before.number, attempt: capture.id }, 'payment misfits');
    await refundUnmatched(tx, before, capture, isFitting ? 'paid_twice' : 'wrong_amount');
  }
  return { payment: await noteState(tx, before.id, attempts, now), isPlaced };
}

/** Checks amount, currency and order, which a signature does not prove. */
const fits = (attempt: ProviderPayment, payment: PaymentRow) =>
  attempt.amount === payment.amount &&
  attempt.currency === 'INR' &&
  attempt.orderId === payment.providerOrderId;

/** Records the provider's state of a payment, and the next time to ask. */
async function noteState(
  tx: Database,
  paymentId: number,
  attempts: ProviderPayment[],
  now: Date,
): Promise<PaymentRow> {
  const payment = await lockPayment(tx, paymentId);
  const last = attempts.find(({ id }) => id === payment.providerPaymentId) ?? newest(attempts);
  const failure = payment.captured
    ? { failureReason: null, failureCode: null }
    : last?.failure
      ? { failureReason: last.failure.words, failureCode: last.failure.code }
      : {};
  const isSure = payment.captured && attempts.every(({ isCaptured }) => isCaptured);
  const [noted] = await tx
    .update(payments)
    .set({
      providerStatus: last?.state ?? payment.providerStatus,
      ...failure,
      status: stateOf(payment, last),
      askAt: isSure ? null : nextAsk(payment.createdAt, now),
    })
    .where(eq(payments.id, paymentId))
    .returning();
  return noted ?? payment;
}

/** Returns the latest attempt that may still succeed, else the latest of all. */
function newest(attempts: ProviderPayment[]): ProviderPayment | undefined {
  return (
    attempts.findLast(({ state }) => state === 'authorized' || state === 'created') ??
    attempts.at(-1)
  );
}

function stateOf(payment: PaymentRow, last: ProviderPayment | undefined): PaymentRow['status'] {
  if (payment.captured || payment.status === 'cancelled' || !last) return payment.status;
  if (last.state === 'authorized' || last.state === 'failed') return last.state;
  return 'created';
}
