import { eq } from 'drizzle-orm';
import { log } from '@/lib/log/log';
import type { Database } from '../../../kernel/db/connection';
import { doorPayments, payments } from '../../../kernel/db/schema/payments';
import { transact } from '../../../kernel/db/transaction';
import { providerOf } from '../../../providers/common/set-up';
import type { ProviderPayment } from '../../../providers/payments/provider';
import { lockForPayment, lockPayment } from '../lock';
import type { PaymentContext } from '../payment-context';
import { findById, type PaymentRow } from '../queries';
import { requestRefund } from '../refunds/request-refund';
import { refundUnmatched } from '../refunds/unmatched-payments';
import { nextAsk } from '../settle/schedule';
import { captureAuthorised, type Settled, settle } from '../settle/settle';
import { type DoorRow, isPayment } from './door-payments';

/**
 * Brings an online payment of a cash order in line with its provider's state, like `settle`. The first capture
 * before the delivery pays the order, which is prepaid from then on; every other one goes back: the order was
 * delivered for cash, was cancelled, or was paid by another.
 * @throws {ProviderError} when the provider gave no answer; nothing has changed then
 */
export async function settleDoor(
  context: PaymentContext,
  door: DoorRow,
  now: Date,
): Promise<Settled> {
  const { providers, db } = context;
  const found = await findById(db, door.paymentId);
  if (!found) throw new Error(`payment ${door.paymentId} does not exist`);
  const provider = providerOf(providers, door.provider);
  const attempts = await captureAuthorised(provider, door.providerOrderId);
  const captures = attempts.filter(({ isCaptured }) => isCaptured);
  const payment = await transact(db, async (tx) => {
    let current = await lockForPayment(tx, found);
    for (const capture of captures) {
      if (isPayment(door, current)) break;
      current = await apply(tx, context, { door, payment: current, capture, now });
    }
    await noteState(tx, door, attempts, now);
    return current;
  });
  // Further captures at the same provider's order are those of a payment as any other.
  if (isPayment(door, payment)) return settle(context, payment.id, now);
  return { payment, attempts };
}

type Applied = { door: DoorRow; payment: PaymentRow; capture: ProviderPayment; now: Date };

async function apply(
  tx: Database,
  { orders }: PaymentContext,
  { door, payment, capture, now }: Applied,
): Promise<PaymentRow> {
  if (capture.state === 'refunded') return payment;
  const back = (reason: Parameters<typeof refundUnmatched>[3]) =>
    refundUnmatched(tx, { ...payment, provider: door.provider }, capture, reason);
  const isFitting =
    capture.amount === door.amount &&
    capture.currency === 'INR' &&
    capture.orderId === door.providerOrderId;
  if (!isFitting) {
    log.error({ payment: payment.number, attempt: capture.id }, 'payment misfits');
    await back('wrong_amount');
    return payment;
  }
  const method = capture.method ?? 'upi';
  const outcome = await orders.payOnline(tx, payment.orderId, { method, now });
  if ('refusal' in outcome) {
    await back(outcome.refusal);
    return payment;
  }
  await tx
    .update(payments)
    .set({
      method,
      amount: capture.amount,
      provider: door.provider,
      providerOrderId: door.providerOrderId,
      providerPaymentId: capture.id,
      providerStatus: capture.state,
      captured: true,
      status: 'captured',
      failureReason: null,
      failureCode: null,
      processedAt: now,
    })
    .where(eq(payments.id, payment.id));
  // A part was cancelled after the checkout had been opened.
  const amount = capture.amount - outcome.owed;
  const key = `door-${door.id}`;
  await requestRefund(tx, { paymentId: payment.id, amount, reason: 'cancelled', key });
  return lockPayment(tx, payment.id);
}

/** Records the provider's state, and the next time to ask: none once every attempt was captured. */
async function noteState(
  tx: Database,
  door: DoorRow,
  attempts: readonly ProviderPayment[],
  now: Date,
): Promise<void> {
  const isSure = attempts.length > 0 && attempts.every(({ isCaptured }) => isCaptured);
  await tx
    .update(doorPayments)
    .set({
      providerStatus: attempts.at(-1)?.state ?? door.providerStatus,
      askAt: isSure ? null : nextAsk(door.createdAt, now),
    })
    .where(eq(doorPayments.id, door.id));
}
