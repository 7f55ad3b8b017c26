import { sql } from 'drizzle-orm';
import type { OperatorToday } from '@/lib/api/schemas/operators/today';
import type { SupportSettings } from '@/lib/api/schemas/settings/support';
import { type Database, rowsOf } from '../../../kernel/db/connection';

type Waiting = OperatorToday['waiting'];

/** Each as a count, when the oldest began to wait, and how many are past their clock. */
const queues = (
  { acknowledge_hours, answer_days }: SupportSettings,
  now: Date,
): Record<keyof Waiting, ReturnType<typeof sql>> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return {
    applications: sql`select count(*), min(created_at), 0 from stores where status = 'pending'`,
    listings: sql`select count(*), min(submitted_at), 0 from listings where status = 'in_review'`,
    grievances: sql`select count(*), min(opened_at), count(*) filter (
        where opened_at < ${at} - make_interval(days => ${answer_days}::int)
          or acknowledged_at is null and opened_at < ${at} - make_interval(hours => ${acknowledge_hours}::int))
      from support_tickets where topic = 'grievance' and status <> 'resolved'`,
    disputes: sql`select count(*), min(disputed_at), 0 from returns where status = 'disputed'`,
    tickets: sql`select count(*), min(opened_at), 0 from support_tickets where status = 'open'`,
    questions: sql`select count(*), min(created_at), 0 from product_questions
      where hidden_at is null and cleared_at is null and (answer is null or reported_at is not null)`,
    shipments_to_confirm: sql`select count(*), min(created_at), 0 from shipments where status = 'placed'`,
    open_payments: sql`select count(*), min(created_at), 0 from payments
      where ask_at is not null and created_at < ${at} - interval '30 minutes'`,
    settlements: sql`select count(*), min(created_at), 0 from settlements where status = 'draft'`,
    refunds: sql`select count(*), min(created_at), 0 from refunds where status = 'pending'`,
    webhooks: sql`select count(*), min(received_at), 0 from payment_events where settled_at is null`,
    mails: sql`select count(*), min(created_at), 0 from posted_mails where tries >= 1`,
  };
};

/** What waits for the operators, in one statement. */
export async function countWaiting(
  db: Database,
  support: SupportSettings,
  now: Date,
): Promise<Waiting> {
  const all = Object.entries(queues(support, now)).map(
    ([name, query]) =>
      sql`select ${name}::text as name, counted.* from (${query}) as counted (count, oldest, overdue)`,
  );
  type Row = { name: string; count: string; oldest: Date | string | null; overdue: string };
  const rows = await rowsOf<Row>(db, sql.join(all, sql` union all `));
  const entries = rows.map(({ name, count, oldest, overdue }) => [
    name,
    {
      count: Number(count),
      oldest: oldest ? new Date(oldest).toISOString() : null,
      ...(name === 'grievances' ? { overdue: Number(overdue) } : {}),
    },
  ]);
  return Object.fromEntries(entries);
}
