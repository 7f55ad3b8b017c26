import { providerOf } from '../../../providers/common/set-up';
import type { WebhookDelivery } from '../../../providers/common/webhook';
import type { PaymentContext } from '../payment-context';
import { findByProviderOrder } from '../queries';
import { checkRefund } from '../refunds/send-refunds';
import { settle } from '../settle/settle';
import { type EventRow, settleEvents, storeEvent } from './event-store';

/**
 * Stores a webhook in the inbox, once for each event id of its provider; it is accepted once it is stored.
 * @param delivery `body` exactly as it came
 * @param from the provider's name; otherwise whoever signed it
 * @returns the event's id, or undefined when it was here before
 * @throws {DomainError} 400 webhook_refused when its signature is wrong or it is no JSON
 */
export function receiveWebhook(
  { db, providers }: PaymentContext,
  delivery: WebhookDelivery,
  from?: string,
): Promise<number | undefined> {
  return storeEvent(db, 'payments', providers, delivery, from);
}

/**
 * Settles the events of payments in the inbox.
 * @param only this event, which has just come in
 * @returns how many were claimed
 */
export function readInbox(context: PaymentContext, now: Date, only?: number): Promise<number> {
  const { db, providers } = context;
  const act = (event: EventRow) => settleEvent(context, event, now);
  return settleEvents(db, { source: 'payments', providers, act }, { now, only });
}

/** Acts on an event by asking the provider: the event itself is not trusted. */
async function settleEvent(context: PaymentContext, event: EventRow, now: Date): Promise<void> {
  const provider = providerOf(context.providers, event.provider);
  const { refund, orderId } = provider.readWebhook(event.payload);
  if (refund) return checkRefund(context, provider, refund, now);
  const ours = orderId && (await findByProviderOrder(context.db, provider.name, orderId));
  if (ours) await settle(context, ours.payment.id, now);
}
