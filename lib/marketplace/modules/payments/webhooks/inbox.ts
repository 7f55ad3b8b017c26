import { z } from 'zod';
import { DomainError } from '../../../kernel/errors';
import type { PaymentContext } from '../payment-context';
import { findByProviderOrder } from '../queries';
import { checkRefund } from '../refunds/send-refunds';
import { settle } from '../settle/settle';
import { type EventRow, settleEvents, storeEvent, type WebhookDelivery } from './event-store';

/**
 * Stores a webhook in the inbox, once for each event id; it is accepted once it is stored.
 * @param delivery `body` exactly as it came
 * @returns the event's id, or undefined when it was here before
 * @throws {DomainError} 400 webhook_refused when its signature is wrong or it is no JSON
 */
export async function receiveWebhook(
  { db, provider }: PaymentContext,
  delivery: WebhookDelivery,
): Promise<number | undefined> {
  if (!provider?.isWebhookSignature(delivery.body, delivery.signature ?? '')) {
    throw new DomainError(400, 'webhook_refused');
  }
  return storeEvent(db, { source: 'payments', provider: provider.kind }, delivery);
}

/**
 * Settles the events of payments in the inbox.
 * @param only this event, which has just come in
 * @returns how many were claimed
 */
export function readInbox(context: PaymentContext, now: Date, only?: number): Promise<number> {
  const { db } = context;
  return settleEvents(db, 'payments', (event) => act(context, event, now), { now, only });
}

const entity = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ entity: z.object(shape).loose() }).optional();

const contentSchema = z.object({
  payload: z.object({
    payment: entity({ order_id: z.string().nullish() }),
    refund: entity({
      id: z.string(),
      payment_id: z.string(),
      receipt: z.string().nullish(),
    }),
  }),
});

/** Acts on an event by asking the provider: the event itself is not trusted. */
async function act(context: PaymentContext, event: EventRow, now: Date): Promise<void> {
  const { success, data } = contentSchema.safeParse(event.payload);
  if (!success) return;
  const { refund, payment } = data.payload;
  if (refund) {
    const { id, payment_id: paymentId, receipt } = refund.entity;
    await checkRefund(context, { id, paymentId, receipt: receipt ?? null }, now);
    return;
  }
  const orderId = payment?.entity.order_id;
  const ours = orderId && (await findByProviderOrder(context.db, orderId));
  if (ours) await settle(context, ours.payment.id, now);
}
