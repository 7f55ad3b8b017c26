import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { payoutAttempts } from '../../../kernel/db/schema/settlement';
import { DomainError } from '../../../kernel/errors';
import { sendSoon } from '../../../kernel/mail/outbox';
import {
  type EventRow,
  type PaymentContext,
  settleEvents,
  storeEvent,
  type WebhookDelivery,
} from '../../payments';
import { notePayout } from './note-payout';

/**
 * Stores a webhook about payouts in the inbox, once for each event id.
 * @param delivery `body` exactly as it came
 * @returns the event's id, or undefined when it was here before
 * @throws {DomainError} 400 webhook_refused when its signature is wrong or it is no JSON
 */
export async function receivePayoutWebhook(
  { db, payouts }: PaymentContext,
  delivery: WebhookDelivery,
): Promise<number | undefined> {
  if (!payouts?.isWebhookSignature(delivery.body, delivery.signature ?? '')) {
    throw new DomainError(400, 'webhook_refused');
  }
  return storeEvent(db, { source: 'payouts', provider: payouts.kind }, delivery);
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
  const { db } = context;
  return settleEvents(db, 'payouts', (event) => act(context, event, now), { now, only });
}

const contentSchema = z.object({
  payload: z.object({
    payout: z.object({
      entity: z.object({ id: z.string(), reference_id: z.string().nullish() }).loose(),
    }),
  }),
});

/** Acts on an event by asking the provider: the event itself is not trusted. Payouts that are not ours are ignored. */
async function act(context: PaymentContext, event: EventRow, now: Date): Promise<void> {
  const { db, payouts } = context;
  const { success, data } = contentSchema.safeParse(event.payload);
  if (!success) return;
  const { id, reference_id: reference } = data.payload.payout.entity;
  if (!reference) return;
  const [ours] = await db
    .select({ id: payoutAttempts.id })
    .from(payoutAttempts)
    .where(eq(payoutAttempts.reference, reference));
  if (!ours) return;
  if (!payouts) throw new Error('there is no payout provider to ask');
  if (await notePayout(db, ours.id, await payouts.fetch(id), now)) sendSoon(context);
}
