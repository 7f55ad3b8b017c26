import { asc, count, isNull } from 'drizzle-orm';
import type { ReplayWebhooks, WaitingWebhooks } from '@/lib/contract/schemas/operators/webhooks';
import type { Database } from '../../../kernel/db/connection';
import { paymentEvents } from '../../../kernel/db/schema/payments';
import { type PaymentContext, readInbox, tryEventsAgain } from '../../payments';
import { listUndelivered, replayUndelivered, wakeWebhooks } from '../../sellers';
import { readPayoutInbox } from '../../settlement';

const most = 100;

/** Returns webhooks that need attention: the payment provider's unsettled ones, and undelivered ones to stores. */
export async function findWaitingWebhooks(db: Database): Promise<WaitingWebhooks> {
  const events = await db
    .select()
    .from(paymentEvents)
    .where(isNull(paymentEvents.settledAt))
    .orderBy(asc(paymentEvents.id))
    .limit(most);
  return {
    received: events.map(({ id, type, fault, tries, receivedAt }) => ({
      ...{ id, type, fault, tries },
      received_at: receivedAt.toISOString(),
    })),
    undelivered: await listUndelivered(db),
  };
}

/** Retries waiting webhooks, all or some: settles received ones, or resends undelivered ones. */
export async function replayWebhooks(
  context: PaymentContext,
  { which, ids }: ReplayWebhooks,
  now: Date,
): Promise<{ done: number; left: number }> {
  const { db } = context;
  if (which === 'undelivered') {
    const done = await replayUndelivered(db, ids);
    wakeWebhooks(db);
    return { done, left: (await listUndelivered(db)).length };
  }
  const before = await countWaiting(db);
  await tryEventsAgain(db, now, ids);
  // Each round claims due events and postpones them, so the rounds end.
  while ((await readInbox(context, now)) + (await readPayoutInbox(context, now)) > 0);
  const left = await countWaiting(db);
  return { done: Math.max(before - left, 0), left };
}

async function countWaiting(db: Database): Promise<number> {
  const [waiting] = await db
    .select({ count: count() })
    .from(paymentEvents)
    .where(isNull(paymentEvents.settledAt));
  return waiting?.count ?? 0;
}
