import { eq, type SQL, sql } from 'drizzle-orm';
import type { SellerQueueName, SellerQueues } from '@/lib/contract/schemas/seller/queues';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { shipments } from '../../../kernel/db/schema/orders';
import { stores } from '../../../kernel/db/schema/stores';
import { failedDeliveriesOnTurn } from '../../couriers';
import { dueAt } from '../../orders';

type Asking = { storeId: number; at: SQL };

type Queue = {
  name: SellerQueueName;
  /** The page that shows exactly the counted rows. */
  place: string;
  /** Selects one row: the count, the time of the oldest, the next deadline, and the number past theirs. */
  waiting: (asking: Asking) => SQL;
};

const shipmentsThatAre =
  (status: 'placed' | 'confirmed' | 'packed') =>
  ({ storeId, at }: Asking) =>
    sql`
    select count(*), min(${shipments.createdAt}), min(${dueAt}), count(*) filter (where ${dueAt} < ${at})
    from ${shipments} join ${stores} on ${stores.id} = ${shipments.storeId}
    where ${shipments.storeId} = ${storeId} and ${shipments.status} = ${status}`;

/** SQL: the stock at which a store's SKU counts as running out. */
const lowStockOf = (storeId: number) =>
  sql`coalesce(${products.lowStockThreshold},
    (select ${stores.lowStockThreshold} from ${stores} where ${stores.id} = ${storeId}), 5)`;

/** The queues of a store, in the order of the menu. */
const queues: readonly Queue[] = [
  {
    name: 'to_confirm',
    place: '/seller/shipments?state=to_confirm',
    waiting: shipmentsThatAre('placed'),
  },
  {
    name: 'to_pack',
    place: '/seller/shipments?state=to_pack',
    waiting: shipmentsThatAre('confirmed'),
  },
  {
    name: 'to_ship',
    place: '/seller/shipments?state=to_ship',
    waiting: shipmentsThatAre('packed'),
  },
  {
    name: 'failed_deliveries',
    place: '/seller/failed-deliveries?next=store',
    waiting: ({ storeId }) => sql`
      select count, oldest, null::timestamptz, 0::bigint from (${failedDeliveriesOnTurn(
        ['store'],
        eq(shipments.storeId, storeId),
      )}) failed`,
  },
  {
    name: 'returns',
    place: '/seller/returns?tab=waiting',
    waiting: ({ storeId, at }) => sql`
      select count(*), min(created_at), min(due_at), count(*) filter (where due_at < ${at})
      from returns where store_id = ${storeId} and status = 'requested'`,
  },
  {
    name: 'low_stock',
    place: '/seller/listings?stock=low',
    waiting: ({ storeId }) => sql`
      select count(*), null::timestamptz, null::timestamptz, 0::bigint from ${products}
      where ${products.storeId} = ${storeId} and ${products.isActive}
        and ${products.stock} <= ${lowStockOf(storeId)}`,
  },
  {
    name: 'unanswered_questions',
    place: '/seller/questions?show=open',
    waiting: ({ storeId }) => sql`
      select count(*), min(created_at), null::timestamptz, 0::bigint from product_questions
      where answer is null and hidden_at is null
        and product_id in (select id from products where store_id = ${storeId})`,
  },
  {
    name: 'unanswered_reviews',
    place: '/seller/reviews?show=open',
    waiting: ({ storeId }) => sql`
      select count(*), min(created_at), null::timestamptz, 0::bigint from reviews
      where reply is null and rating <= 3
        and listing_id in (select id from listings where store_id = ${storeId})`,
  },
];

/** Counts the things that wait for a store, in one statement. */
export async function countWaiting(
  db: Database,
  storeId: number,
  now: Date,
): Promise<SellerQueues> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const all = queues.map(
    ({ name, waiting }) =>
      sql`select ${name}::text as name, counted.* from (${waiting({ storeId, at })}) as counted (count, oldest, due, overdue)`,
  );
  type Moment = Date | string | null;
  type Row = { name: string; count: string; oldest: Moment; due: Moment; overdue: string };
  const rows = await rowsOf<Row>(db, sql.join(all, sql` union all `));
  const iso = (moment: Moment | undefined) => (moment ? new Date(moment).toISOString() : null);
  return queues.map(({ name, place }) => {
    const row = rows.find((each) => each.name === name);
    return {
      name,
      place,
      count: Number(row?.count ?? 0),
      oldest: iso(row?.oldest),
      due: iso(row?.due),
      overdue: Number(row?.overdue ?? 0),
    };
  });
}
