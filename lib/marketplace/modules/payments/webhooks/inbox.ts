import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lte, not, sql } from 'drizzle-orm';
import { z } from 'zod';
import { log } from '@/lib/log/log';
import type { Database } from '../../../kernel/db/connection';
import { paymentEvents } from '../../../kernel/db/schema/payments';
import { DomainError } from '../../../kernel/errors';
import { parseAsStorableJson } from '../../../kernel/http/valid-text';
import { eachRow, forgetFaults, isFaulty } from '../../../kernel/jobs/each-row';
import { ProviderError } from '../../../providers/common/http';
import { namesOf, providerOf, type SetUp } from '../../../providers/common/set-up';
import type { WebhookDelivery, WebhookReader } from '../../../providers/common/webhook';
import { findDoor } from '../door/door-payments';
import { settleDoor } from '../door/settle-door';
import type { PaymentContext } from '../payment-context';
import { findByProviderOrder } from '../queries';
import { checkRefund } from '../refunds/send-refunds';
import { settle } from '../settle/settle';

export type EventRow = typeof paymentEvents.$inferSelect;

type Source = EventRow['source'];

/** The providers whose events are stored here. */
type Senders = SetUp<{ name: string } & WebhookReader<{ type: string; orderId?: string }>>;

/**
 * Stores a webhook, once for each event id of its provider.
 * @param from the name of its provider; otherwise the one that signed it
 * @returns the event's id, or undefined when it is stored already
 * @throws {DomainError} 400 webhook_refused when its signature is wrong or it is not JSON
 */
export async function storeEvent(
  db: Database,
  source: Source,
  senders: Senders,
  delivery: WebhookDelivery,
  from?: string,
): Promise<number | undefined> {
  const possible = senders.all.filter(({ name }) => from === undefined || name === from);
  for (const sender of possible) {
    const genuine = sender.acceptWebhook(delivery);
    if (!genuine) continue;
    const payload = parsed(delivery.body);
    const { type, orderId } = sender.readWebhook(payload);
    const [stored] = await db
      .insert(paymentEvents)
      .values({
        provider: sender.name,
        eventId: genuine.eventId?.slice(0, 200) || hashOf(delivery.body),
        type: type.slice(0, 100),
        providerOrderId: orderId?.slice(0, 100),
        source,
        payload,
      })
      .onConflictDoNothing({
        target: [paymentEvents.eventId, paymentEvents.provider, paymentEvents.source],
      })
      .returning({ id: paymentEvents.id });
    return stored?.id;
  }
  throw new DomainError(400, 'webhook_refused');
}

const hashOf = (body: string) => createHash('sha256').update(body).digest('hex');

/** Parses the body as JSON; characters that the database cannot store are replaced, so that the event still counts. */
function parsed(body: string): Record<string, unknown> {
  try {
    return z.object({}).loose().parse(parseAsStorableJson(body));
  } catch {
    throw new DomainError(400, 'webhook_refused');
  }
}

const batch = 50;

const jobOf: Record<Source, string> = {
  payments: 'payment events',
  payouts: 'payout events',
};

type Inbox = {
  source: Source;
  /** Providers whose events can be settled; others wait until their provider is set up again. */
  providers: SetUp<{ name: string }>;
  act: (event: EventRow) => Promise<void>;
};

/**
 * Settles the events of a source. Each is claimed for a while first; a failed one is tried again later, and
 * one that fails for more than the provider's answer is recorded as a fault of the source's job.
 * @param only this event, which has just come in
 * @returns how many were claimed
 */
export async function settleEvents(
  db: Database,
  { act, ...inbox }: Inbox,
  { now, only }: { now: Date; only?: number },
): Promise<number> {
  const claimed = await claim(db, inbox, now, only);
  const noteFault = (id: number, fault: EventRow['fault']) =>
    db.update(paymentEvents).set({ fault }).where(eq(paymentEvents.id, id));
  await eachRow(db, jobOf[inbox.source], claimed, {
    now,
    subject: ({ id }) => id,
    work: async (event) => {
      try {
        await act(event);
      } catch (error) {
        const isAnswer = error instanceof ProviderError;
        await noteFault(event.id, isAnswer ? error.kind : 'unexpected');
        if (!isAnswer) throw error;
        log.warn({ event: event.eventId, error: error.message }, 'event not settled yet');
        return 0;
      }
      await db
        .update(paymentEvents)
        .set({ settledAt: now, fault: null })
        .where(eq(paymentEvents.id, event.id));
      return 1;
    },
  });
  return claimed.length;
}

/** Schedules unsettled events for now, including parked ones; all, or some of them. */
export async function tryEventsAgain(
  db: Database,
  now: Date,
  ids?: readonly number[],
): Promise<void> {
  const subjects = ids?.map(String);
  for (const job of Object.values(jobOf)) await forgetFaults(db, job, subjects);
  await db
    .update(paymentEvents)
    .set({ askAt: now })
    .where(and(isNull(paymentEvents.settledAt), ids && inArray(paymentEvents.id, [...ids])));
}

function claim(
  db: Database,
  { source, providers }: Omit<Inbox, 'act'>,
  now: Date,
  only: number | undefined,
): Promise<EventRow[]> {
  const due = db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.source, source),
        inArray(paymentEvents.provider, namesOf(providers)),
        isNull(paymentEvents.settledAt),
        only === undefined
          ? and(
              lte(paymentEvents.askAt, now),
              not(isFaulty(jobOf[source], sql`${paymentEvents.id}`, now)),
            )
          : eq(paymentEvents.id, only),
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

/**
 * Stores a webhook in the inbox, once for each event id of its provider; a stored webhook is accepted.
 * @param delivery `body` exactly as it came
 * @param from the provider's name; otherwise the one that signed it
 * @returns the event's id, or undefined when it is stored already
 * @throws {DomainError} 400 webhook_refused when its signature is wrong or it is not JSON
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
  if (!orderId) return;
  const door = await findDoor(context.db, provider.name, orderId);
  if (door) {
    await settleDoor(context, door, now);
    return;
  }
  const ours = await findByProviderOrder(context.db, provider.name, orderId);
  if (ours) await settle(context, ours.payment.id, now);
}
