import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { type Dashboard, firstSteps } from '@/lib/api/schemas/seller/dashboard';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { dayInIndia, startOfIndianDay } from '../../../kernel/db/india';
import { products, reviews } from '../../../kernel/db/schema/catalog';
import { listings } from '../../../kernel/db/schema/listings';
import { orderItems, orders, shipments } from '../../../kernel/db/schema/orders';
import { returns } from '../../../kernel/db/schema/returns';
import { productQuestions } from '../../../kernel/db/schema/reviews';
import { bankAccounts } from '../../../kernel/db/schema/settlement';
import { stores } from '../../../kernel/db/schema/stores';
import type { Seller } from '../../../kernel/http/actor';
import { rupees } from '../../../kernel/money/rupees';
import { dueAt } from '../../orders';
import { findNextPayout } from '../../settlement';

/** Units at which a store's SKU counts as running out. */
const lowStockOf = (storeId: number) =>
  sql<number>`coalesce(${products.lowStockThreshold},
    (select ${stores.lowStockThreshold} from ${stores} where ${stores.id} = ${storeId}), 5)`;

type Waiting = Record<
  'to_confirm' | 'to_pack' | 'to_ship' | 'late' | 'returns' | 'low_stock' | 'questions' | 'reviews',
  number
>;

/** How many of each thing wait for a store. */
export async function countWaiting(db: Database, storeId: number, now: Date): Promise<Waiting> {
  const shipmentsThat = (which: SQL) => sql`count(*) filter (where ${which})::int`;
  const [[sent], requested, low, questions, unanswered] = await Promise.all([
    rowsOf<Pick<Waiting, 'to_confirm' | 'to_pack' | 'to_ship' | 'late'>>(
      db,
      sql`select ${shipmentsThat(sql`${shipments.status} = 'placed'`)} as to_confirm,
        ${shipmentsThat(sql`${shipments.status} = 'confirmed'`)} as to_pack,
        ${shipmentsThat(sql`${shipments.status} = 'packed'`)} as to_ship,
        ${shipmentsThat(sql`${dueAt} < ${now.toISOString()}::timestamptz`)} as late
        from ${shipments} join ${stores} on ${stores.id} = ${shipments.storeId}
        where ${shipments.storeId} = ${storeId}
          and ${shipments.status} in ('placed', 'confirmed', 'packed')`,
    ),
    db.$count(returns, and(eq(returns.storeId, storeId), eq(returns.status, 'requested'))),
    db.$count(
      products,
      and(
        eq(products.storeId, storeId),
        products.isActive,
        lte(products.stock, lowStockOf(storeId)),
      ),
    ),
    db.$count(
      productQuestions,
      and(
        isNull(productQuestions.answer),
        isNull(productQuestions.hiddenAt),
        sql`${productQuestions.productId} in
          (select ${products.id} from ${products} where ${products.storeId} = ${storeId})`,
      ),
    ),
    db.$count(
      reviews,
      and(
        isNull(reviews.reply),
        lte(reviews.rating, 3),
        sql`${reviews.listingId} in
          (select ${listings.id} from ${listings} where ${listings.storeId} = ${storeId})`,
      ),
    ),
  ]);
  const none = { to_confirm: 0, to_pack: 0, to_ship: 0, late: 0 };
  return { ...(sent ?? none), returns: requested, low_stock: low, questions, reviews: unanswered };
}

type SoldOnDay = { day: string; paise: number; units: number; orders: number };

/**
 * What a store sold on each of the last days in India, today last: paise with GST, without shipping and without
 * what was cancelled, not paid or came back undelivered. Days without a sale are there with zeros.
 */
function soldByDay(db: Database, storeId: number, days: number, now: Date): Promise<SoldOnDay[]> {
  const today = dayInIndia(sql`${now.toISOString()}::timestamptz`);
  const kept = sql`${orderItems.quantity} - ${orderItems.cancelledQuantity}`;
  return rowsOf<SoldOnDay>(
    db,
    sql`with sold as (
        select ${dayInIndia(orders.placedAt)} as day,
          sum(round(${orderItems.total}::numeric * (${kept}) / ${orderItems.quantity})) as paise,
          sum(${kept}) as units, count(distinct ${orders.id}) as orders
        from ${shipments}
        join ${orders} on ${orders.id} = ${shipments.orderId}
        join ${orderItems} on ${orderItems.shipmentId} = ${shipments.id}
        where ${shipments.storeId} = ${storeId}
          and ${shipments.status} not in ('pending_payment', 'cancelled', 'delivery_failed', 'returned')
          and ${orders.placedAt} >= ${startOfIndianDay(sql`${today} - ${days - 1}::int`)}
          and ${shipments.createdAt} >= ${startOfIndianDay(sql`${today} - ${days}::int`)}
        group by 1)
      select to_char(each, 'YYYY-MM-DD') as day, coalesce(paise, 0)::float8 as paise,
        coalesce(units, 0)::int as units, coalesce(orders, 0)::int as orders
      from generate_series(${today} - ${days - 1}::int, ${today}, interval '1 day') each
      left join sold on sold.day = each::date
      order by each`,
  );
}

/** Whether a store has done what a new one does first. */
async function findFirstSteps(db: Database, storeId: number) {
  const [row] = await db
    .select({
      profile: sql<boolean>`${stores.logo} is not null and ${stores.banner} is not null
        and ${stores.careEmail} is not null`,
      bank_account: sql<boolean>`exists (select 1 from ${bankAccounts}
        where ${bankAccounts.storeId} = ${storeId})`,
      listing: sql<boolean>`exists (select 1 from ${products}
        where ${products.storeId} = ${storeId} and ${products.isActive})`,
      shipment: sql<boolean>`exists (select 1 from ${shipments}
        where ${shipments.storeId} = ${storeId} and ${shipments.status}
          in ('shipped', 'out_for_delivery', 'delivered', 'delivery_failed', 'returned'))`,
    })
    .from(stores)
    .where(eq(stores.id, storeId));
  return row ?? { profile: false, bank_account: false, listing: false, shipment: false };
}

/** The start page of a store: what waits, its first steps, and for its owner the next payout and the sales over `days` and as many before. */
export async function findDashboard(
  db: Database,
  { storeId, role }: Pick<Seller, 'storeId' | 'role'>,
  days: number,
  now: Date,
): Promise<Dashboard> {
  const [waiting, done, sold, next_payout] = await Promise.all([
    countWaiting(db, storeId, now),
    findFirstSteps(db, storeId),
    role === 'owner' ? soldByDay(db, storeId, 2 * days, now) : null,
    role === 'owner' ? findNextPayout(db, storeId, now) : null,
  ]);
  const { questions, reviews, ...counts } = waiting;
  const shown = sold?.slice(days);
  return {
    steps: firstSteps.map((step) => ({ step, done: done[step] })),
    ...counts,
    unanswered_questions: questions,
    unanswered_reviews: reviews,
    next_payout,
    days: shown?.map(({ paise, ...day }) => ({ ...day, sales: rupees(paise) })) ?? null,
    total: shown ? totalOf(shown) : null,
    before: sold ? totalOf(sold.slice(0, days)) : null,
  };
}

function totalOf(days: SoldOnDay[]) {
  const sum = (name: 'paise' | 'units' | 'orders') =>
    days.reduce((total, day) => total + day[name], 0);
  return { sales: rupees(sum('paise')), units: sum('units'), orders: sum('orders') };
}
