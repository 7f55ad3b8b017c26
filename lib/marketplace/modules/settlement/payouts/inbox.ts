import { eq } from 'drizzle-orm';
import { payoutAttempts } from '../../../kernel/db/schema/settlement';
import { sendSoon } from '../../../kernel/mail/outbox';
import { providerOf } from '../../../providers/common/set-up';
import type { WebhookDelivery } from '../../../providers/common/webhook';
import { type EventRow, type PaymentContext, settleEvents, storeEvent } from '../../payments';
import { notePayout } from './note-payout';

/**
 * Stores a webhook about payouts in the inbox, once for each event id of its provider.
 * @param delivery `body` exactly as it came
 * @param from the provider's name; otherwise the one that signed it
 * @returns the event's id, or undefined when it is stored already
 * @throws {DomainError} 400 webhook_refused when its signature is wrong or it is not JSON
 */
export function receivePayoutWebhook(
  { db, payouts }: PaymentContext,
  delivery: WebhookDelivery,
  from?: string,
): Promise<number | undefined> {
  return storeEvent(db, 'payouts', payouts, delivery, from);
}

/**
 * Settles the events about payouts in the inbox.
 * @param only this event, which has just come in
 * @returns how many were claimed
 */
export function readPayoutInbox(
  context: PaymentContext,
  now: Date,
  only?: number,
): Promise<number> {
  const { db, payouts: providers } = context;
  const act = (event: EventRow) => settleEvent(context, event, now);
  return settleEvents(db, { source: 'payouts', providers, act }, { now, only });
}

/** Acts on an event by asking the provider: the event itself is not trusted. Payouts that are not ours are ignored. */
async function settleEvent(context: PaymentContext, event: EventRow, now: Date): Promise<void> {
  const { db } = context;
  const provider = providerOf(context.payouts, event.provider);
  const { payout } = provider.readWebhook(event.payload);
  if (!payout) return;
  const [ours] = await db
    .select({ id: payoutAttempts.id, provider: payoutAttempts.provider })
    .from(payoutAttempts)
    .where(eq(payoutAttempts.reference, payout.reference));
  if (ours?.provider !== provider.name) return;
  if (await notePayout(db, ours.id, await provider.fetch(payout.id), now)) sendSoon(context);
}
