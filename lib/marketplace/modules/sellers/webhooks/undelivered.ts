import { inArray, sql } from 'drizzle-orm';
import type { WaitingWebhooks } from '@/lib/contract/schemas/operators/webhooks';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { webhookDeliveries } from '../../../kernel/db/schema/webhooks';
import { transact } from '../../../kernel/db/transaction';
import { forgetFaults } from '../../../kernel/jobs/each-row';
import { job } from './send/claim';

type Undelivered = WaitingWebhooks['undelivered'][number];
type Row = Omit<Undelivered, 'host' | 'created_at'> & { url: string; created_at: string | Date };

const most = 100;

/** Lists deliveries of any store that were tried and have not arrived, the oldest first; without those resent since. */
export async function listUndelivered(db: Database): Promise<Undelivered[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`select d.id::float8 as id, v.type, s.name as store, e.url, d.state,
        e.disabled_at is not null as off, a.status, a.fault, d.tries, d.created_at
      from webhook_deliveries d
        join webhook_events v on v.id = d.event_id
        join webhook_endpoints e on e.id = d.endpoint_id
        join stores s on s.id = e.store_id
        left join lateral (select status, fault from webhook_attempts
          where delivery_id = d.id order by id desc limit 1) a on true
      where (d.state = 'failed' or (d.state = 'pending' and d.tries > 0))
        and not exists (select 1 from webhook_deliveries n
          where n.event_id = d.event_id and n.endpoint_id = d.endpoint_id and n.id > d.id)
      order by d.id limit ${most}`,
  );
  return rows.map(({ url, created_at, ...row }) => ({
    ...row,
    host: new URL(url).host,
    created_at: new Date(created_at).toISOString(),
  }));
}

/**
 * Resends deliveries: failed ones as a new delivery, waiting ones at once. Those to disabled endpoints are
 * left alone.
 * @param ids without them all that `listUndelivered` names
 * @returns how many are sent
 */
export function replayUndelivered(db: Database, ids?: readonly number[]): Promise<number> {
  return transact(db, async (tx) => {
    const found = (await listUndelivered(tx)).filter(({ id, off }) => !off && has(ids, id));
    const failed = found.filter(({ state }) => state === 'failed').map(({ id }) => id);
    const waiting = found.filter(({ state }) => state === 'pending').map(({ id }) => id);
    if (failed.length) {
      const former = await tx
        .select()
        .from(webhookDeliveries)
        .where(inArray(webhookDeliveries.id, failed))
        .for('update');
      await tx
        .insert(webhookDeliveries)
        .values(former.map(({ eventId, endpointId }) => ({ eventId, endpointId, isReplay: true })));
    }
    if (waiting.length) {
      await tx
        .update(webhookDeliveries)
        .set({ tryAt: new Date() })
        .where(inArray(webhookDeliveries.id, waiting));
      await forgetFaults(tx, job, waiting.map(String));
    }
    return found.length;
  });
}

const has = (ids: readonly number[] | undefined, id: number) => !ids || ids.includes(id);
