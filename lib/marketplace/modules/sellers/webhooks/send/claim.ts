import { and, eq, exists, isNull, lte, not, sql } from 'drizzle-orm';
import type { Database } from '../../../../kernel/db/connection';
import {
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from '../../../../kernel/db/schema/webhooks';
import { isFaulty } from '../../../../kernel/jobs/each-row';
import { claimInTurns, isAmong } from '../../../../kernel/jobs/store-turns';

const minute = 60;
const hour = 60 * minute;

/**
 * Seconds from each attempt to the next, as the Standard Webhooks propose: ten attempts in a little over
 * three days. The first pause is longer than an attempt takes, so that nobody else claims a delivery in
 * progress.
 */
export const pauses = [
  ...[30, 5 * minute, 30 * minute],
  ...[2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour],
];

/** The job's name in the log and among the faults. */
export const job = 'webhooks';

export const maxTries = pauses.length + 1;

/** The most concurrent deliveries; fewer to one endpoint, so that a slow one leaves room for others. */
export const atOnce = 20;
export const ofOneEndpoint = 4;

export type Claimed = { id: number; endpointId: number };
/** The number to claim, and endpoints that are busy. */
type Room = { most: number; busy: readonly number[] };

/**
 * Claims due deliveries, of one endpoint after the other, until the pause after the attempt is over:
 * concurrent runners get different ones, and deliveries of a runner that dies are tried again then.
 */
export async function claimDeliveries(
  db: Database,
  now: Date,
  { most, busy }: Room,
): Promise<Claimed[]> {
  const { id, endpointId, state, tryAt } = webhookDeliveries;
  const after = sql`(array[${sql.join(pauses, sql`, `)}]::integer[])[least(${webhookDeliveries.tries} + 1, ${pauses.length}::integer)]`;
  return claimInTurns(
    db,
    job,
    {
      ...{ table: webhookDeliveries, store: endpointId, columns: [id] },
      isOpen: eq(state, 'pending'),
      isDue: and(
        lte(tryAt, now),
        sql`exists (select from ${webhookEndpoints} where ${webhookEndpoints.id} = ${endpointId}
          and ${webhookEndpoints.disabledAt} is null)`,
        not(isFaulty(job, sql`${id}`, now)),
      ),
      orderBy: [tryAt, id],
      ...{ limit: most, mostOfOne: ofOneEndpoint, busy },
    },
    (due) =>
      db
        .update(webhookDeliveries)
        .set({
          tries: sql`${webhookDeliveries.tries} + 1`,
          tryAt: sql`${now.toISOString()}::timestamptz + ${after} * interval '1 second'`,
        })
        .where(isAmong(id, due))
        .returning({ id, endpointId }),
  );
}

/** Returns whether there is a delivery to claim. */
export async function isDeliveryDue(db: Database, now: Date): Promise<boolean> {
  const [found] = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        isNull(webhookEndpoints.disabledAt),
        exists(
          db
            .select({ id: webhookDeliveries.id })
            .from(webhookDeliveries)
            .where(
              and(
                eq(webhookDeliveries.endpointId, webhookEndpoints.id),
                eq(webhookDeliveries.state, 'pending'),
                lte(webhookDeliveries.tryAt, now),
                not(isFaulty(job, sql`${webhookDeliveries.id}`, now)),
              ),
            ),
        ),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Returns everything that sending a delivery needs; undefined if it was removed meanwhile. */
export async function findDelivery(db: Database, id: number) {
  const [found] = await db
    .select({ delivery: webhookDeliveries, event: webhookEvents, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookDeliveries.id, id));
  return found;
}
