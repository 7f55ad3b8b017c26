import { and, eq, sql } from 'drizzle-orm';
import { webhookHeaders } from '@/lib/security/standard-webhooks';
import type { Database } from '../../../../kernel/db/connection';
import { webhookDeliveries } from '../../../../kernel/db/schema/webhooks';
import { eachRow } from '../../../../kernel/jobs/each-row';
import { log } from '../../../../kernel/log';
import { bodyOf } from '../body';
import { signingSecrets } from '../secrets';
import { atOnce, claimDeliveries, findDelivery, job, ofOneEndpoint } from './claim';
import { noteOutcome } from './note-outcome';
import { post } from './post';

/** Of a try, with all that it waits for. */
const timeout = 10_000;

export type SendOptions = {
  /** Aborted when the process is going to end: what is being sent is given back. */
  signal?: AbortSignal;
  milliseconds?: number;
};

/**
 * Sends what is due, some at once, until nothing is left. Each is delivered once or more: a runner that dies between
 * an answer and its note leaves it to be sent again.
 * @param clock the time of each claim
 * @returns how many were tried
 */
export async function deliverWebhooks(
  db: Database,
  clock: () => Date,
  options: SendOptions = {},
): Promise<number> {
  const running = new Map<number, { endpointId: number; sending: Promise<unknown> }>();
  for (let tried = 0; ; ) {
    const now = clock();
    const room = { most: atOnce - running.size, busy: busyOf([...running.values()]) };
    const isOpen = room.most > 0 && !options.signal?.aborted;
    const claimed = isOpen ? await claimDeliveries(db, now, room) : [];
    for (const { id, endpointId } of claimed) {
      const sending = tryOne(db, { id, now }, options).finally(() => running.delete(id));
      running.set(id, { endpointId, sending });
    }
    tried += claimed.length;
    if (running.size === 0) return tried;
    if (claimed.length === 0) {
      await Promise.race([...running.values()].map(({ sending }) => sending));
    }
  }
}

/** Endpoints to which as much is being sent as may be. */
function busyOf(running: { endpointId: number }[]): number[] {
  const ids = new Set(running.map(({ endpointId }) => endpointId));
  return [...ids].filter(
    (id) => running.filter(({ endpointId }) => endpointId === id).length >= ofOneEndpoint,
  );
}

/** One that cannot even be tried is noted as a fault, and parked with time. */
async function tryOne(
  db: Database,
  claimed: { id: number; now: Date },
  options: SendOptions,
): Promise<void> {
  const { id, now } = claimed;
  const work = () => deliver(db, claimed, options);
  await eachRow(db, job, [id], { now, subject: () => id, work }).catch((error: Error) =>
    log.error({ delivery: id, error }, 'webhook not sent'),
  );
}

async function deliver(
  db: Database,
  { id, now }: { id: number; now: Date },
  { signal, milliseconds = timeout }: SendOptions,
): Promise<number> {
  const found = await findDelivery(db, id);
  if (!found) return 0;
  const { delivery, event, endpoint } = found;
  const body = bodyOf(event);
  const timestamp = Math.floor(now.getTime() / 1000);
  const since = performance.now();
  try {
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Haat-Webhooks/1',
      ...webhookHeaders({ id: event.messageId, timestamp, body }, signingSecrets(endpoint, now)),
    };
    const outcome = await post({ url: endpoint.url, headers, body }, { milliseconds, signal });
    const took = Math.round(performance.now() - since);
    await noteOutcome(db, delivery, { ...outcome, milliseconds: took, at: now });
  } catch (error) {
    if (!signal?.aborted) throw error;
    await giveBack(db, id, now);
  }
  return 1;
}

async function giveBack(db: Database, id: number, now: Date): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ tries: sql`${webhookDeliveries.tries} - 1`, tryAt: now })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'pending')));
}
