import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isSigned, sign } from '@/lib/security/hmac';
import type { Database } from '../../../kernel/db/connection';
import type { GenuineWebhook, WebhookDelivery } from '../../common/webhook';
import type { PaymentNews } from '../provider';
import { takeFault } from './faults';
import { newId } from './ids';
import { providerWebhooks } from './schema';

/** Posts to our webhook by the host's own `fetch`. */
export type Post = (request: Request) => Response | Promise<Response>;

/** The kinds of webhooks, each with its own address and secret. */
export type AboutKind = 'payments' | 'payouts' | 'couriers';

/** An event of the test provider: its details must be requested. */
export type Event = { type: string; about: About };

type About = Omit<PaymentNews, 'type'> & { payout?: { id: string; reference: string } };

/** The number of tries, about a day with growing pauses, after which real providers give up too. */
const maxTries = 12;

/** Queues the webhooks of the events of an order or a payout, in the transaction that caused them. */
export async function queueEvents(
  tx: Database,
  orderId: string,
  events: Event[],
  now: Date,
): Promise<void> {
  const bodies = events.map((event) => ({ ...event, at: now.toISOString() }));
  const about = events.some((event) => event.about.payout) ? 'payouts' : 'payments';
  await queueWebhooks(tx, { about, subject: orderId, bodies, now });
}

type Queued = { about: AboutKind; subject: string; bodies: readonly object[]; now: Date };

/** Queues webhooks of a kind; faults of their subject reorder, delay, drop or double them. */
export async function queueWebhooks(tx: Database, { about, subject, bodies, now }: Queued) {
  const reordered = await takeFault(tx, 'reorder', subject);
  const late = await takeFault(tx, 'delay', subject);
  for (const body of reordered ? bodies.toReversed() : bodies) {
    if (await takeFault(tx, 'drop', subject)) continue;
    const twice = await takeFault(tx, 'duplicate', subject);
    const webhook = {
      eventId: newId('evt'),
      about,
      body: JSON.stringify(body),
      dueAt: new Date(now.getTime() + (late?.seconds ?? 0) * 1000),
    };
    await tx.insert(providerWebhooks).values(twice ? [webhook, webhook] : [webhook]);
  }
}

const eventSchema = z.object({
  type: z.string(),
  about: z.object({
    orderId: z.string().optional(),
    refund: z
      .object({ id: z.string(), paymentId: z.string(), key: z.string().nullable() })
      .optional(),
    payout: z.object({ id: z.string(), reference: z.string() }).optional(),
  }),
});

/** Returns the subject of an event of the test provider. */
export function readTestEvent(event: unknown): { type: string } & About {
  const { success, data } = eventSchema.safeParse(event);
  return success ? { type: data.type, ...data.about } : { type: '' };
}

const eventHeader = 'x-test-provider-event';
const signatureHeader = 'x-test-provider-signature';

/** Verifies a webhook by the secret of its kind. */
export function acceptTestWebhook(
  { body, header }: WebhookDelivery,
  secret: string,
): GenuineWebhook | undefined {
  const isGenuine = isSigned(body, header(signatureHeader) ?? '', secret);
  return isGenuine ? { eventId: header(eventHeader) } : undefined;
}

/** Returns the headers of a webhook, as `deliverWebhooks` sends them. */
export const webhookHeaders = (body: string, eventId: string, secret: string) => ({
  [eventHeader]: eventId,
  [signatureHeader]: sign(body, secret),
});

/**
 * Delivers due webhooks; one that is not answered with 2xx is sent again later, as by real providers. Each is
 * claimed first, so that only one of several concurrent senders sends it.
 * @returns how many were tried
 */
export async function deliverWebhooks(
  db: Database,
  secrets: Record<AboutKind, string>,
  post: Post,
  now: Date,
): Promise<number> {
  const claimed = await claim(db, now);
  for (const { id, eventId, about, body, tries } of claimed) {
    const request = new Request(`http://haat.internal/api/${about}/webhook/test`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...webhookHeaders(body, eventId, secrets[about]),
      },
      body,
    });
    const isAccepted = await Promise.resolve(post(request)).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isAccepted && tries < maxTries) continue;
    await db.update(providerWebhooks).set({ deliveredAt: now }).where(eq(providerWebhooks.id, id));
  }
  return claimed.length;
}

const batch = 100;

async function claim(db: Database, now: Date) {
  const due = db
    .select({ id: providerWebhooks.id })
    .from(providerWebhooks)
    .where(and(isNull(providerWebhooks.deliveredAt), lte(providerWebhooks.dueAt, now)))
    .orderBy(asc(providerWebhooks.dueAt), asc(providerWebhooks.id))
    .limit(batch)
    .for('update', { skipLocked: true });
  const pause = sql`10 * power(2, ${providerWebhooks.tries}) * interval '1 second'`;
  const claimed = await db
    .update(providerWebhooks)
    .set({
      tries: sql`${providerWebhooks.tries} + 1`,
      dueAt: sql`${now.toISOString()}::timestamptz + ${pause}`,
    })
    .where(inArray(providerWebhooks.id, due))
    .returning();
  return claimed.toSorted((a, b) => a.id - b.id);
}

const keptMs = 7 * 24 * 3600 * 1000;

/** Deletes webhooks that were delivered a week ago. */
export async function deleteDelivered(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  await db.delete(providerWebhooks).where(lt(providerWebhooks.deliveredAt, before));
}
