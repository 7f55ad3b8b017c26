import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/connection';
import { paymentEvents } from '../db/schema/payments';
import { DomainError } from '../host/errors';
import { parseAsStorableJson } from '../host/valid-text';
import { log } from '../log';
import { findByProviderOrder } from './queries';
import { checkRefund } from './refunds';
import { settle } from './settle';
import type { Till } from './till';

type EventRow = typeof paymentEvents.$inferSelect;

type Letter = { body: string; signature: string | undefined; eventId: string | undefined };

/**
 * Puts a webhook into the inbox, whatever it says, once for each event id. Only then is it accepted.
 * @param letter `body` exactly as it came
 * @returns the event's id, or undefined when it was here before
 * @throws {DomainError} 400 webhook_refused when its signature is wrong or it is no JSON
 */
export async function receiveWebhook(
  { db, provider }: Till,
  { body, signature, eventId }: Letter,
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

/** What it says, but for what the database cannot keep: an event counts all the same. */
function parsed(body: string): Record<string, unknown> {
  try {
    return z.object({}).loose().parse(parseAsStorableJson(body));
  } catch {
    throw new DomainError(400, 'webhook_refused');
  }
}

const batch = 50;

/**
 * Settles what lies in the inbox. Each event is claimed for a while first; what fails comes again later.
 * @param only this event, as it has just come in
 */
export async function readInbox(
  till: Till,
  now: Date,
  only?: number,
): Promise<{ read: number; changed: number[] }> {
  const changed: number[] = [];
  const claimed = await claim(till.db, now, only);
  for (const event of claimed) {
    try {
      changed.push(...(await act(till, event, now)));
      await till.db
        .update(paymentEvents)
        .set({ settledAt: now })
        .where(eq(paymentEvents.id, event.id));
    } catch (error) {
      log.warn({ event: event.eventId, error: String(error) }, 'event not settled yet');
    }
  }
  return { read: claimed.length, changed };
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

/** An event only says where to look: the provider is asked for the truth. */
async function act(till: Till, event: EventRow, now: Date): Promise<number[]> {
  const { success, data } = contentSchema.safeParse(event.payload);
  if (!success) return [];
  const { refund, payment } = data.payload;
  if (refund) {
    const { id, payment_id: paymentId, receipt } = refund.entity;
    await checkRefund(till, { id, paymentId, receipt: receipt ?? null }, now);
    return [];
  }
  const orderId = payment?.entity.order_id;
  const ours = orderId && (await findByProviderOrder(till.db, orderId));
  return ours ? (await settle(till, ours.payment.id, now)).changed : [];
}
