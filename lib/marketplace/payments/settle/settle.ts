import type { Database } from '../../db/connection';
import { retrying } from '../../db/retry';
import { log } from '../../log';
import { sendSoon } from '../../orders/mails/order-mails';
import type { PaymentContext } from '../payment-context';
import type { Provider, ProviderPayment } from '../provider/provider';
import type { ProviderError } from '../provider/provider-error';
import { findById, lockForMoney, type PaymentRow } from '../queries';
import { refundUnmatched } from '../refunds/unmatched-payments';
import { accept } from './accept';
import { noteState } from './note-state';

export type Settled = {
  payment: PaymentRow;
  /** What the provider knows of the order, oldest first. */
  tries: ProviderPayment[];
  /** Products whose pages no longer show the truth. */
  changed: number[];
};

/**
 * Brings a payment in line with what the provider knows of it: the browser's callback, the webhook and
 * the poller all end here, in any order and as often as they like. What is authorised is captured; the
 * first fitting capture pays the order, once, with one mail; any other capture goes back.
 * @throws {ProviderError} when the provider gave no answer; nothing has changed then
 */
export async function settle(
  context: PaymentContext,
  paymentId: number,
  now: Date,
): Promise<Settled> {
  const found = await findById(context.db, paymentId);
  if (!found) throw new Error(`payment ${paymentId} does not exist`);
  const { payment } = found;
  const { provider, db } = context;
  if (!provider || !payment.providerOrderId) return { payment, tries: [], changed: [] };

  const tries = await captured(provider, payment);
  const outcome = await retrying(() =>
    db.transaction(async (tx) => apply(tx, await lockForMoney(tx, found), tries, now)),
  );
  if (outcome.isPlaced) sendSoon(context);
  return { ...outcome, tries };
}

/** The tries to pay, after everything that was only authorised has been captured. */
async function captured(provider: Provider, payment: PaymentRow): Promise<ProviderPayment[]> {
  const orderId = payment.providerOrderId as string;
  const tries = await provider.fetchPayments(orderId);
  const waiting = tries.filter((attempt) => attempt.status === 'authorized');
  if (waiting.length === 0) return tries;
  for (const { id, amount } of waiting) {
    await provider.capture(id, amount).catch((error: ProviderError) => {
      if (error.kind !== 'refused') throw error; // refused: the provider has captured it by itself
    });
  }
  return provider.fetchPayments(orderId);
}

async function apply(tx: Database, before: PaymentRow, tries: ProviderPayment[], now: Date) {
  const took = tries.filter(isCaptured);
  const fitting = before.captured ? undefined : took.find((attempt) => fits(attempt, before));
  const accepted = fitting && (await accept(tx, before, fitting, now));
  const kept = before.captured ? before.providerPaymentId : fitting?.id;
  for (const attempt of took) {
    if (attempt.id === kept) continue;
    const isFitting = fits(attempt, before);
    if (!isFitting) log.error({ payment: before.number, attempt: attempt.id }, 'payment misfits');
    await refundUnmatched(tx, before, attempt, isFitting ? 'paid_twice' : 'wrong_amount');
  }
  const payment = await noteState(tx, before.id, tries, now);
  return {
    payment,
    changed: accepted?.changed ?? [],
    isPlaced: accepted?.isPlaced ?? false,
  };
}

/** A refunded one was captured before; `captured` stays true then. */
const isCaptured = ({ captured, status }: ProviderPayment) => captured ?? status === 'captured';

/** A signature proves neither amount nor currency nor whose money it is. */
const fits = (attempt: ProviderPayment, payment: PaymentRow) =>
  attempt.amount === payment.amount &&
  attempt.currency === 'INR' &&
  attempt.order_id === payment.providerOrderId;
