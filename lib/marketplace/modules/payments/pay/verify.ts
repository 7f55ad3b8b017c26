import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { PaymentStatus, verifyPaymentSchema } from '@/lib/contract/schemas/payments';
import { log } from '@/lib/log/log';
import { payments } from '../../../kernel/db/schema/payments';
import { DomainError, NotFound } from '../../../kernel/errors';
import type { Shopper } from '../../../kernel/http/actor';
import { ProviderError } from '../../../providers/common/http';
import type { Receipt } from '../../../providers/payments/provider';
import type { PaymentContext } from '../payment-context';
import { findOwnByProviderOrder } from '../queries';
import { settle } from '../settle/settle';
import { statusOf } from './status';

type Claim = {
  shopper: Shopper;
  body: z.output<typeof verifyPaymentSchema>;
  now: Date;
};

/**
 * Verifies the browser's claim of a payment. Its signature is checked over our stored order id, then the
 * provider is asked whether amount, currency, order and capture are right; when it does not answer, the
 * payment is `checking`, as the bank may have taken the money.
 * @throws {NotFound} order_not_found, also for another shopper's order
 * @throws {DomainError} 400 payment_verification_failed
 */
export async function verifyPayment(
  context: PaymentContext,
  { shopper, body, now }: Claim,
): Promise<PaymentStatus> {
  const { db, providers } = context;
  const receipt = receiptOf(body);
  const { orderId, paymentId } = receipt;
  const found = await findOwnByProviderOrder(db, shopper.id, orderId);
  if (!found) throw new NotFound('order_not_found');
  const { payment } = found;
  const provider = providers.all.find(({ name }) => name === payment.provider);
  if (!provider?.isReceipt(receipt)) throw new DomainError(400, 'payment_verification_failed');
  try {
    const { attempts } = await settle(context, payment.id, now);
    const attempt = attempts.find(({ id }) => id === paymentId);
    const isGood =
      attempt?.amount === payment.amount &&
      attempt.currency === 'INR' &&
      attempt.state !== 'failed';
    if (!isGood) throw new DomainError(400, 'payment_verification_failed');
    return statusOf(db, payment.id, now);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ payment: payment.number, error: error.message }, 'payment signed, not confirmed');
    await db
      .update(payments)
      .set({ providerStatus: 'authorized' })
      .where(and(eq(payments.id, payment.id), eq(payments.captured, false)));
    return statusOf(db, payment.id, now);
  }
}

/** Converts the specification's field names to ours. */
const receiptOf = (body: Claim['body']): Receipt => ({
  orderId: body.razorpay_order_id,
  paymentId: body.razorpay_payment_id,
  signature: body.razorpay_signature,
});
