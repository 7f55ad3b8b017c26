import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { isParked } from '../../../kernel/jobs/each-row';
import { isParkedMail } from '../../../kernel/mail/outbox';

/** The number of rows waiting in a queue, and the time of the oldest. */
export type Waiting = { count: number; oldest: Date | null };
type Queue = { lane: string; waiting: SQL };

const isLeft = (job: string, subject: SQL) => sql`not ${isParked(job, subject)}`;

/** Number of first events of each kind that are read to find the oldest: ids rise with time. */
const eventsLookedAt = 100;

const isUnposted = isLeft('ledger', sql`kind || ' ' || subject_id`);

const oldestEvent = (kind: string, at: SQL) => sql`select min(${at}) as at from
  (select subject_id from unposted_events where kind = ${kind} and ${isUnposted} order by subject_id limit ${eventsLookedAt}) first`;

/**
 * The outboxes, each with the lane of jobs that processes it. Rows due later do not count, parked rows are
 * counted among the faults, and stale pages have no time.
 */
export const queues = {
  mails: {
    lane: 'mails',
    waiting: sql`select count(*), min(created_at) from posted_mails where not ${isParkedMail}`,
  },
  pages: {
    lane: 'pages',
    waiting: sql`select count(*), null::timestamptz from stale_products
      where (try_at is null or try_at <= now() or tries > 0)
        and ${isLeft('stale products', sql`kind || ' ' || subject_id`)}`,
  },
  cdn: {
    lane: 'cdn',
    waiting: sql`select count(*), min(created_at) from cdn_purges where created_at <= now()`,
  },
  payment_events: {
    lane: 'payments',
    waiting: sql`select count(*), min(received_at) from payment_events where settled_at is null
      and ${isLeft('payment events', sql`payment_events.id`)} and ${isLeft('payout events', sql`payment_events.id`)}`,
  },
  refunds: {
    lane: 'refunds',
    waiting: sql`select count(*), min(created_at) from refunds where status = 'pending'
      and ${isLeft('refunds', sql`refunds.id`)}`,
  },
  payouts: {
    lane: 'payouts',
    waiting: sql`select count(*), min(created_at) from payout_attempts
      where ask_at is not null and state <> 'processed' and ${isLeft('payouts', sql`payout_attempts.id`)}`,
  },
  ledger: {
    lane: 'ledger',
    waiting: sql`select (select count(*) from unposted_events where ${isUnposted}), (select min(at) from (
      ${oldestEvent('delivery', sql`e.at`)} join shipment_events e on e.shipment_id = subject_id and e.status = 'delivered'
      union all ${oldestEvent('payment', sql`coalesce(p.processed_at, p.created_at)`)} join payments p on p.id = subject_id
      union all ${oldestEvent('refund', sql`coalesce(r.processed_at, r.created_at)`)} join refunds r on r.id = subject_id
      union all ${oldestEvent('offset', sql`o.created_at`)} join refund_offsets o on o.id = subject_id) events)`,
  },
  webhooks: {
    lane: 'webhooks',
    waiting: sql`select count(*), min(created_at) from webhook_deliveries where state = 'pending'
      and ${isLeft('webhooks', sql`webhook_deliveries.id`)}`,
  },
  imports: {
    lane: 'imports',
    waiting: sql`select count(*), min(created_at) from imports where state in ('checking', 'applying', 'undoing')`,
  },
} satisfies Record<string, Queue>;

type Name = keyof typeof queues;

/** Returns the waiting rows of all queues, in one statement. */
export async function countQueues(db: Database): Promise<Record<Name, Waiting>> {
  const all = Object.entries(queues).map(
    ([name, { waiting }]) =>
      sql`select ${name}::text as name, counted.* from (${waiting}) as counted (count, oldest)`,
  );
  const rows = await rowsOf<{ name: Name; count: string; oldest: Date | string | null }>(
    db,
    sql.join(all, sql` union all `),
  );
  return Object.fromEntries(
    rows.map(({ name, count, oldest }) => [
      name,
      { count: Number(count), oldest: oldest ? new Date(oldest) : null },
    ]),
  ) as Record<Name, Waiting>;
}

/** Counts the rows at which jobs failed: those that are retried, and those parked until an operator retries them. */
export const countFaults = (db: Database) =>
  rowsOf<{ job: string; state: 'waiting' | 'parked'; count: number }>(
    db,
    sql`select job, case when try_at is null then 'parked' else 'waiting' end as state, count(*)::int as count
      from job_faults group by 1, 2`,
  );
