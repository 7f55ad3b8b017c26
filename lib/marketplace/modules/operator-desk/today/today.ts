import { count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { OperatorToday } from '@/lib/api/schemas/operators/today';
import type { SupportSettings } from '@/lib/api/schemas/settings/support';
import { config } from '@/lib/config';
import { dayOf, daysAfter } from '@/lib/time/india';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { bookChecks } from '../../../kernel/db/schema/ledger';
import { stores } from '../../../kernel/db/schema/stores';
import { lastRuns } from '../../../kernel/jobs/run';
import { readGroup } from '../../../kernel/settings/queries';
import { listSearchCounts } from '../../search-counts';
import { daysShown, type MarketDay, marketDays } from './market-days';

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
      from support_tickets where topic = 'grievance' and status in ('open', 'waiting')`,
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

const emptyShown = 5;

/** How many searches led to opened results, and how many orders have what was opened so; nothing says whose. */
async function searchesToOrders(
  db: Database,
  now: Date,
  days: readonly MarketDay[],
): Promise<OperatorToday['search']> {
  const since = daysAfter(dayOf(now), 1 - daysShown);
  const counted = rowsOf<{ searches: number; opened: number }>(
    db,
    sql`select coalesce(sum(searches), 0)::int as searches, coalesce(sum(clicks), 0)::int as opened
      from search_counts where day >= ${since}`,
  );
  const [[sums], empty] = await Promise.all([
    counted,
    listSearchCounts(db, { days: daysShown, only: 'empty' }, now),
  ]);
  return {
    searches: sums?.searches ?? 0,
    opened: sums?.opened ?? 0,
    orders: days.reduce((sum, { fromSearch }) => sum + fromSearch, 0),
    empty: empty.slice(0, emptyShown).map(({ text, searches }) => ({ text, searches })),
  };
}

/** What waits for the operators, how searches lead to orders, and paid or cash orders by Indian day. */
export async function findToday(
  db: Database,
  support: SupportSettings,
  { now = new Date(), seesMoney = true, takesMoney = false } = {},
): Promise<OperatorToday> {
  const today = dayOf(now);
  const days = await marketDays(db, daysAfter(today, 1 - daysShown), today);
  const [waiting, search, books] = await Promise.all([
    countWaiting(db, support, now),
    searchesToOrders(db, now, days),
    lastBookCheck(db),
  ]);
  return {
    waiting,
    days: seesMoney
      ? days.map(({ day, orders, paise }) => ({ day, orders, value: paise / 100 }))
      : null,
    search,
    books,
    failed_jobs: lastRuns().flatMap(({ name, at, items }) =>
      items === null ? [{ name, at: at.toISOString() }] : [],
    ),
    stores: await countOf(db, stores, eq(stores.status, 'approved')),
    listings: await listingsOnSale(db),
    first_steps: await findFirstSteps(db, takesMoney),
  };
}

async function lastBookCheck(db: Database): Promise<OperatorToday['books']> {
  const [check] = await db.select().from(bookChecks).orderBy(desc(bookChecks.id)).limit(1);
  return check ? { checked_at: check.checkedAt.toISOString(), findings: check.findings } : null;
}

async function countOf(db: Database, from: PgTable, where: SQL): Promise<number> {
  const [row] = await db.select({ count: count() }).from(from).where(where);
  return row?.count ?? 0;
}

/** All SKUs are read for it, which a page that many look at cannot have each time. */
const keptFor = 10 * 60_000;
const kept = new WeakMap<Database, { at: number; listings: Promise<number> }>();

function listingsOnSale(db: Database): Promise<number> {
  const known = kept.get(db);
  if (known && Date.now() - known.at < keptFor) return known.listings;
  const listings = countListings(db);
  listings.then(
    (counted) => {
      if (counted > countedEachTime) kept.set(db, { at: Date.now(), listings });
    },
    () => {},
  );
  return listings;
}

/** A new market sees each of its first listings at once. */
const countedEachTime = 1000;

async function countListings(db: Database): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${products.listingId})::int` })
    .from(products)
    .where(eq(products.isActive, true));
  return row?.count ?? 0;
}

/**
 * What leads from an empty market to one that sells, in order, with what is done; null once something was
 * ordered. `takesMoney`: whether shoppers can pay by card and UPI. The commission rate that comes with the database counts once an operator has set one, be it the same.
 */
export async function findFirstSteps(
  db: Database,
  takesMoney: boolean,
): Promise<OperatorToday['first_steps']> {
  const [found] = await rowsOf<
    Record<'category' | 'commission' | 'seller' | 'listing' | 'order', boolean>
  >(
    db,
    sql`select exists (select 1 from categories) as category,
      (select count(*) from commission_rates) > 1 as commission,
      exists (select 1 from stores where status = 'approved') as seller,
      exists (select 1 from products where is_active) as listing,
      exists (select 1 from shipments where status <> 'pending_payment') as order`,
  );
  if (!found || found.order) return null;
  const company = await readGroup(db, 'company');
  const isPaymentDecided = takesMoney || config.payments === 'off';
  return [
    { step: 'company', done: !company.is_demo },
    { step: 'category', done: found.category },
    { step: 'commission', done: found.commission },
    { step: 'payments', done: isPaymentDecided },
    { step: 'seller', done: found.seller },
    { step: 'listing', done: found.listing },
    { step: 'order', done: false },
  ];
}
