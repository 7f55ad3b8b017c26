import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../kernel/db/connection';
import { paymentEvents } from '../../../kernel/db/schema/payments';
import { DomainError } from '../../../kernel/errors';
import { parseAsStorableJson } from '../../../kernel/http/valid-text';
import { log } from '../../../kernel/log';
import { ProviderError } from '../../../providers/provider-error';

export type EventRow = typeof paymentEvents.$inferSelect;

/** A webhook as it came: `body` byte for byte. */
export type WebhookDelivery = {
  body: string;
  signature: string | undefined;
  eventId: string | undefined;
};

/**
 * Stores a webhook whose signature was checked, once for each event id.
 * @returns the event's id, or undefined when it was here before
 * @throws {DomainError} 400 webhook_refused when it is no JSON
 */
export async function storeEvent(
  db: Database,
  source: EventRow['source'],
  { body, eventId }: WebhookDelivery,
): Promise<number | undefined> {
  const payload = parsed(body);
  const [stored] = await db
    .insert(paymentEvents)
    .values({
      eventId: eventId?.slice(0, 200) || createHash('sha256').update(body).digest('hex'),
      type: typeof payload.event === 'string' ? payload.event.slice(0, 100) : '',
      source,
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
 * Settles the events of a source. Each is claimed for a while first; one that fails is tried again later.
 * @param only this event, which has just come in
 * @returns how many were claimed
 */
export async function settleEvents(
  db: Database,
  source: EventRow['source'],
  act: (event: EventRow) => Promise<void>,
  { now, only }: { now: Date; only?: number },
): Promise<number> {
  const claimed = await claim(db, source, now, only);
  for (const event of claimed) {
    try {
      await act(event);
      await db
        .update(paymentEvents)
        .set({ settledAt: now, fault: null })
        .where(eq(paymentEvents.id, event.id));
    } catch (error) {
      const fault = error instanceof ProviderError ? error.kind : 'unexpected';
      await db.update(paymentEvents).set({ fault }).where(eq(paymentEvents.id, event.id));
      log.warn({ event: event.eventId, error: String(error) }, 'event not settled yet');
    }
  }
  return claimed.length;
}

function claim(
  db: Database,
  source: EventRow['source'],
  now: Date,
  only: number | undefined,
): Promise<EventRow[]> {
  const due = db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.source, source),
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
