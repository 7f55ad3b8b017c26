import { type SQL, sql } from 'drizzle-orm';
import { type OperatorPermission, operatorMay } from '@/lib/contract/access';
import type { OperatorRole } from '@/lib/contract/schemas/operators/roles';
import type { OperatorQueues, QueueName } from '@/lib/contract/schemas/operators/today';
import { waitingMoves } from '@/lib/contract/schemas/orders/failed-deliveries';
import type { SupportSettings } from '@/lib/contract/schemas/settings/support';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { failedDeliveriesOnTurn, isWaitingBooking } from '../../couriers';
import { isCashDue } from '../../orders';
import { isStuckPayment, isStuckRefund } from '../payments/inbox';

type Queue = {
  name: QueueName;
  /** The page that shows exactly the counted rows. */
  place: string;
  /** The permission that processes and shows the queue. */
  permission: OperatorPermission;
  /** Selects one row: the count, the time of the oldest, and the number past a deadline of the settings. */
  waiting: (clocks: { at: SQL; settings: SupportSettings }) => SQL;
};

const since = (column: string, from: SQL) =>
  sql`select count(*), min(${sql.identifier(column)}), null::bigint from ${from}`;

/** The operators' queues, in the order of the page. */
export const queues: readonly Queue[] = [
  {
    name: 'grievances',
    place: '/operator/tickets?show=grievances',
    permission: 'support',
    waiting: ({ at, settings: { acknowledge_hours, answer_days } }) => sql`
      select count(*), min(opened_at), count(*) filter (
        where opened_at < ${at} - make_interval(days => ${answer_days}::int)
          or acknowledged_at is null and opened_at < ${at} - make_interval(hours => ${acknowledge_hours}::int))
      from support_tickets
      where topic = 'grievance' and status in ('open', 'waiting') and merged_into_id is null`,
  },
  {
    name: 'tickets',
    place: '/operator/tickets?show=open',
    permission: 'support',
    waiting: () =>
      since('opened_at', sql`support_tickets where status = 'open' and merged_into_id is null`),
  },
  {
    name: 'questions',
    place: '/operator/questions',
    permission: 'support',
    waiting: () =>
      since(
        'created_at',
        sql`product_questions where hidden_at is null
          and (answer is null or reported_at is not null and cleared_at is null)`,
      ),
  },
  {
    name: 'review_reports',
    place: '/operator/reviews',
    permission: 'support',
    waiting: () => since('created_at', sql`review_reports where decided_at is null`),
  },
  {
    name: 'disputes',
    place: '/operator/returns?show=disputed',
    permission: 'orders',
    waiting: () => since('disputed_at', sql`returns where status = 'disputed'`),
  },
  {
    name: 'orders_to_confirm',
    place: '/operator/orders?status=placed',
    permission: 'orders',
    waiting: () => sql`select count(distinct order_id), min(created_at), null::bigint
      from shipments where status = 'placed'`,
  },
  {
    name: 'courier_bookings',
    place: '/operator/couriers',
    permission: 'orders',
    waiting: () => since('created_at', sql`courier_bookings where ${isWaitingBooking}`),
  },
  {
    name: 'failed_deliveries',
    place: '/operator/failed-deliveries?next=waiting',
    permission: 'orders',
    waiting: () =>
      sql`select count, oldest, null::bigint from (${failedDeliveriesOnTurn(waitingMoves)}) failed`,
  },
  {
    name: 'returns_to_pay',
    place: '/operator/returns?show=payable',
    permission: 'orders',
    waiting: () =>
      since(
        'refunded_at',
        sql`returns where status = 'refunded' and target <> 'original_payment' and paid_at is null`,
      ),
  },
  {
    name: 'refunds_to_approve',
    place: '/operator/refunds?state=waiting',
    permission: 'finance',
    waiting: () =>
      since('created_at', sql`refund_requests where needs_approval and decision is null`),
  },
  {
    name: 'refunds_to_pay',
    place: '/operator/refunds?state=to_pay',
    permission: 'finance',
    waiting: () =>
      since(
        'created_at',
        sql`refund_requests where pay_to is not null and paid_reference is null and exists (
          select from refunds f where f.id = refund_requests.refund_id and f.status = 'pending')`,
      ),
  },
  {
    name: 'refunds',
    place: '/operator/payments',
    permission: 'finance',
    waiting: () => since('created_at', sql`refunds where ${isStuckRefund}`),
  },
  {
    name: 'webhooks',
    place: '/operator/payments?show=events',
    permission: 'finance',
    waiting: () => since('received_at', sql`payment_events where settled_at is null`),
  },
  {
    name: 'open_payments',
    place: '/operator/payments?show=open',
    permission: 'finance',
    waiting: () => since('created_at', sql`payments where ${isStuckPayment}`),
  },
  {
    name: 'cash',
    place: '/operator/cash',
    permission: 'finance',
    waiting: () =>
      sql`select count(*), min(p.created_at), null::bigint from payments p
        join orders o on o.id = p.order_id where ${isCashDue}`,
  },
  {
    name: 'settlements',
    place: '/operator/settlements?status=draft',
    permission: 'finance',
    waiting: () => since('created_at', sql`settlements where status = 'draft'`),
  },
  {
    name: 'settlements_failed',
    place: '/operator/settlements?status=failed',
    permission: 'finance',
    waiting: () => since('exported_at', sql`settlements where status = 'failed'`),
  },
  {
    name: 'adjustments',
    place: '/operator/settlements/adjustments?state=waiting',
    permission: 'finance',
    waiting: () =>
      since('created_at', sql`store_adjustments where needs_approval and decision is null`),
  },
  {
    name: 'applications',
    place: '/operator/sellers',
    permission: 'sellers',
    waiting: () => since('created_at', sql`stores where status = 'pending'`),
  },
  {
    name: 'listings',
    place: '/operator/listings',
    permission: 'catalogue',
    waiting: () => since('submitted_at', sql`listings where status = 'in_review'`),
  },
  {
    name: 'brand_requests',
    place: '/operator/brands',
    permission: 'catalogue',
    waiting: () =>
      since(
        'created_at',
        sql`brand_requests where exists (
          select from brand_request_listings l where l.request_id = brand_requests.id)`,
      ),
  },
  {
    name: 'mails',
    place: '/operator/health',
    permission: 'team',
    waiting: () => since('created_at', sql`posted_mails where tries >= 1`),
  },
  {
    name: 'faults',
    place: '/operator/health',
    permission: 'team',
    waiting: () => since('created_at', sql`job_faults`),
  },
];

/** Counts the queues that a role may process, in one statement. */
export async function countWaiting(
  db: Database,
  settings: SupportSettings,
  { now, role = 'owner' }: { now: Date; role?: OperatorRole },
): Promise<OperatorQueues> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const seen = queues.filter(({ permission }) => operatorMay(role, permission));
  const all = seen.map(
    ({ name, waiting }) =>
      sql`select ${name}::text as name, counted.* from (${waiting({ at, settings })}) as counted (count, oldest, overdue)`,
  );
  type Row = { name: string; count: string; oldest: Date | string | null; overdue: string | null };
  const rows = await rowsOf<Row>(db, sql.join(all, sql` union all `));
  return seen.flatMap(({ name, place }) => {
    const row = rows.find((each) => each.name === name);
    if (!row) return [];
    const { count, oldest, overdue } = row;
    return [
      {
        name,
        place,
        count: Number(count),
        oldest: oldest ? new Date(oldest).toISOString() : null,
        due: null,
        overdue: Number(overdue ?? 0),
      },
    ];
  });
}
