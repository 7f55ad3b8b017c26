import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { PaymentStatus, verifyPaymentSchema } from '@/lib/contract/schemas/payments';
import { log } from '@/lib/log/log';
import type { Database } from '../../../kernel/db/connection';
import { doorPayments, payments } from '../../../kernel/db/schema/payments';
import { DomainError, NotFound } from '../../../kernel/errors';
import type { Shopper } from '../../../kernel/http/actor';
import { ProviderError } from '../../../providers/common/http';
import type { Receipt } from '../../../providers/payments/provider';
import { type DoorRow, findOwnDoor } from '../door/door-payments';
import { settleDoor } from '../door/settle-door';
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
  const opened = await findOpened(db, shopper.id, orderId);
  if (!opened) throw new NotFound('order_not_found');
  const provider = providers.all.find(({ name }) => name === opened.provider);
  if (!provider?.isReceipt(receipt)) throw new DomainError(400, 'payment_verification_failed');
  try {
    const { attempts } = opened.door
      ? await settleDoor(context, opened.door, now)
      : await settle(context, opened.paymentId, now);
    const attempt = attempts.find(({ id }) => id === paymentId);
    const isGood =
      attempt?.amount === opened.amount && attempt.currency === 'INR' && attempt.state !== 'failed';
    if (!isGood) throw new DomainError(400, 'payment_verification_failed');
    return statusOf(context, opened.paymentId, now);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ order: orderId, error: error.message }, 'payment signed, not confirmed');
    await noteSigned(db, opened);
    return statusOf(context, opened.paymentId, now);
  }
}

type Opened = { paymentId: number; provider: string | null; amount: number; door?: DoorRow };

/** Finds what was opened as that order at a provider: a payment, or one of a cash order before the delivery. */
async function findOpened(
  db: Database,
  userId: number,
  orderId: string,
): Promise<Opened | undefined> {
  const door = await findOwnDoor(db, userId, orderId);
  if (door) return { ...door, door };
  const found = await findOwnByProviderOrder(db, userId, orderId);
  return found && { ...found.payment, paymentId: found.payment.id };
}

async function noteSigned(db: Database, { paymentId, door }: Opened): Promise<void> {
  const providerStatus = 'authorized';
  if (door) {
    await db.update(doorPayments).set({ providerStatus }).where(eq(doorPayments.id, door.id));
    return;
  }
  await db
    .update(payments)
    .set({ providerStatus })
    .where(and(eq(payments.id, paymentId), eq(payments.captured, false)));
}

/** Converts the specification's field names to ours. */
const receiptOf = (body: Claim['body']): Receipt => ({
  orderId: body.razorpay_order_id,
  paymentId: body.razorpay_payment_id,
  signature: body.razorpay_signature,
});
