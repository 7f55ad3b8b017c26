import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { sign } from '@/lib/security/hmac';
import type { Database } from '../../../kernel/db/connection';
import { takeFault } from './faults';
import { newId } from './ids';
import { providerWebhooks } from './schema';

/** How the test provider reaches our webhook: by the host's own `fetch`. */
export type Post = (request: Request) => Response | Promise<Response>;

type Entities = Partial<Record<'payment' | 'order' | 'refund' | 'payout', object>>;

export type Event = { type: string; entities: Entities };

/** With growing pauses about a day, after which the real provider gives up too. */
const maxTries = 12;

/** Queues the webhooks of the events of an order or a payout, in the transaction that caused them. */
export async function queueEvents(
  tx: Database,
  orderId: string,
  events: Event[],
  now: Date,
): Promise<void> {
  const reordered = await takeFault(tx, 'reorder', orderId);
  const late = await takeFault(tx, 'delay', orderId);
  for (const { type, entities } of reordered ? events.toReversed() : events) {
    if (await takeFault(tx, 'drop', orderId)) continue;
    const twice = await takeFault(tx, 'duplicate', orderId);
    const webhook = {
      eventId: newId('evt'),
      about: entities.payout ? ('payouts' as const) : ('payments' as const),
      body: bodyOf(type, entities, now),
      dueAt: new Date(now.getTime() + (late?.seconds ?? 0) * 1000),
    };
    await tx.insert(providerWebhooks).values(twice ? [webhook, webhook] : [webhook]);
  }
}

function bodyOf(event: string, entities: Entities, now: Date): string {
  const payload = Object.fromEntries(
    Object.entries(entities).map(([name, entity]) => [name, { entity }]),
  );
  return JSON.stringify({
    entity: 'event',
    account_id: 'acc_standin',
    event,
    contains: Object.keys(entities),
    payload,
    created_at: Math.floor(now.getTime() / 1000),
  });
}

/**
 * Delivers what is due; what is not answered with 2xx comes again later, as from the real provider. Each is
 * claimed first, so that of many who deliver at once only one sends it.
 * @returns how many were tried
 */
export async function deliverWebhooks(
  db: Database,
  secrets: Record<'payments' | 'payouts', string>,
  post: Post,
  now: Date,
): Promise<number> {
  const claimed = await claim(db, now);
  for (const { id, eventId, about, body, tries } of claimed) {
    const request = new Request(`http://haat.internal/api/${about}/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': eventId,
        'x-razorpay-signature': sign(body, secrets[about]),
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
