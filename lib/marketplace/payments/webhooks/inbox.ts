import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/connection';
import { paymentEvents } from '../../db/schema/payments';
import { DomainError } from '../../host/errors';
import { parseAsStorableJson } from '../../host/valid-text';
import { log } from '../../log';
import type { PaymentContext } from '../payment-context';
import { findByProviderOrder } from '../queries';
import { checkRefund } from '../refunds/send-refunds';
import { settle } from '../settle/settle';

type EventRow = typeof paymentEvents.$inferSelect;

type WebhookDelivery = { body: string; signature: string | undefined; eventId: string | undefined };

/**
 * Stores a webhook in the inbox, once for each event id; it is accepted once it is stored.
 * @param delivery `body` exactly as it came
 * @returns the event's id, or undefined when it was here before
 * @throws {DomainError} 400 webhook_refused when its signature is wrong or it is no JSON
 */
export async function receiveWebhook(
  { db, provider }: PaymentContext,
  { body, signature, eventId }: WebhookDelivery,
): Promise<number | undefined> {
  if (!provider?.isWebhookSignature(body, signature ?? '')) {
    throw new DomainError(400, 'webhook_refused');
  }
  const payload = parsed(body);
  const [stored] = await db
    .insert(paymentEvents)
    .values({
      eventId: eventId?.slice(0, 200) || createHash('sha256').update(body).digest('hex'),
      type: typeof payload.event === 'string' ? payload.event.slice(0, 100) : '',
      payload,
    })
    .onConflictDoNothing({ target: paymentEvents.eventId })
    .returning({ id: paymentEvents.id });
  return stored?.id;
}

/** The body as JSON; what the database cannot store is replaced, so that the event still counts. */
function parsed(body: string): Record<string, unknown> {
  try {
    return z.object({}).loose().parse(parseAsStorableJson(body));
  } catch {
    throw new DomainError(400, 'webhook_refused');
  }
}

const batch = 50;

/**
 * Settles the events in the inbox. Each is claimed for a while first; one that fails is tried again later.
 * @param only this event, which has just come in
 * @returns how many were claimed
 */
export async function readInbox(
  context: PaymentContext,
  now: Date,
  only?: number,
): Promise<number> {
  const claimed = await claim(context.db, now, only);
  for (const event of claimed) {
    try {
      await act(context, event, now);
      await context.db
        .update(paymentEvents)
        .set({ settledAt: now })
        .where(eq(paymentEvents.id, event.id));
    } catch (error) {
      log.warn({ event: event.eventId, error: String(error) }, 'event not settled yet');
    }
  }
  return claimed.length;
}

function claim(db: Database, now: Date, only: number | undefined): Promise<EventRow[]> {
  const due = db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(
      and(
        isNull(paymentEvents.settledAt),
        only === undefined ? lte(paymentEvents.askAt, now) : eq(paymentEvents.id, only),
      ),
    )
    .orderBy(asc(paymentEvents.id))
    .limit(batch)
    .for('update', { skipLocked: true });
  const pause = sql`least(20 * power(2, least(${paymentEvents.tries}, 10)), 3600) * interval '1 second'`;
  return db
    .update(paymentEvents)
    .set({
      tries: sql`${paymentEvents.tries} + 1`,
      askAt: sql`${now.toISOString()}::timestamptz + ${pause}`,
    })
    .where(inArray(paymentEvents.id, due))
    .returning();
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
