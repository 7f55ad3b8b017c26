import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lte, not, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../kernel/db/connection';
import { courierEvents } from '../../../kernel/db/schema/couriers';
import { DomainError } from '../../../kernel/errors';
import { parseAsStorableJson } from '../../../kernel/http/valid-text';
import { eachRow, isFaulty } from '../../../kernel/jobs/each-row';
import { namesOf, providerOf } from '../../../providers/common/set-up';
import type { WebhookDelivery } from '../../../providers/common/webhook';
import type { CourierContext } from '../courier-context';
import { takeScans } from './take-scans';

const job = 'courier events';
const batch = 50;
/** The most shipments of which one event tells. */
const mostShipments = 100;

/**
 * Stores scans as a courier sent them, once for each event; a stored event is accepted.
 * @param from the courier's name; otherwise the one whose secret it bears
 * @returns the event's id, or undefined when it is stored already
 * @throws {DomainError} 400 webhook_refused when its signature is wrong or it is not JSON
 */
export async function receiveScans(
  { db, couriers }: CourierContext,
  delivery: WebhookDelivery,
  from?: string,
): Promise<number | undefined> {
  const possible = couriers.all.filter(({ name }) => from === undefined || name === from);
  for (const courier of possible) {
    const genuine = courier.acceptWebhook(delivery);
    if (!genuine) continue;
    const payload = parsed(delivery.body);
    const [stored] = await db
      .insert(courierEvents)
      .values({
        provider: courier.name,
        eventId: genuine.eventId?.slice(0, 200) || hashOf(delivery.body),
        type: courier.readWebhook(payload).type.slice(0, 100),
        payload,
      })
      .onConflictDoNothing()
      .returning({ id: courierEvents.id });
    return stored?.id;
  }
  throw new DomainError(400, 'webhook_refused');
}

const hashOf = (body: string) => createHash('sha256').update(body).digest('hex');

function parsed(body: string): Record<string, unknown> {
  try {
    return z.object({}).loose().parse(parseAsStorableJson(body));
  } catch {
    throw new DomainError(400, 'webhook_refused');
  }
}

/**
 * Takes over the scans of stored events. One that fails is tried again later.
 * @param only this event, which has just come in
 * @returns how many were claimed
 */
export async function readScans(
  { db, couriers }: CourierContext,
  now: Date,
  only?: number,
): Promise<number> {
  const names = namesOf(couriers);
  if (!names.length) return 0;
  const claimed = await claim(db, names, now, only);
  await eachRow(db, job, claimed, {
    now,
    subject: ({ id }) => id,
    work: async ({ id, provider, payload }) => {
      const { shipments } = providerOf(couriers, provider).readWebhook(payload);
      // A number that nobody knows may be of a booking whose answer is still awaited: it is asked for then.
      for (const { awb, scans } of shipments.slice(0, mostShipments)) {
        await takeScans(db, { provider, awb, scans }, now);
      }
      await db.update(courierEvents).set({ readAt: now }).where(eq(courierEvents.id, id));
      return 1;
    },
  });
  return claimed.length;
}

function claim(db: Database, names: string[], now: Date, only: number | undefined) {
  const due = db
    .select({ id: courierEvents.id })
    .from(courierEvents)
    .where(
      and(
        isNull(courierEvents.readAt),
        inArray(courierEvents.provider, names),
        only === undefined
          ? and(lte(courierEvents.askAt, now), not(isFaulty(job, sql`${courierEvents.id}`, now)))
          : eq(courierEvents.id, only),
      ),
    )
    .orderBy(asc(courierEvents.id))
    .limit(batch)
    .for('update', { skipLocked: true });
  return db
    .update(courierEvents)
    .set({
      tries: sql`${courierEvents.tries} + 1`,
      askAt: sql`${now.toISOString()}::timestamptz + interval '1 minute'`,
    })
    .where(inArray(courierEvents.id, due))
    .returning();
}
