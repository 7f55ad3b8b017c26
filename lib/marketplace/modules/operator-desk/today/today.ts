import { count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { config } from '@/lib/config';
import { operatorMay } from '@/lib/contract/access';
import type { OperatorRole } from '@/lib/contract/schemas/operators/roles';
import type { OperatorToday } from '@/lib/contract/schemas/operators/today';
import { dayOf, daysAfter } from '@/lib/time/india';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { bookChecks } from '../../../kernel/db/schema/ledger';
import { stores } from '../../../kernel/db/schema/stores';
import { failedJobs } from '../../../kernel/jobs/failed-jobs';
import { readGroup } from '../../../kernel/settings/queries';
import { listSearchCounts } from '../../search-counts';
import { daysShown, type MarketDay, marketDays } from './market-days';

const emptyShown = 5;

/** Counts searches, opened results, and orders with a product opened from results; records no person. */
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

type Asking = { now?: Date; role?: OperatorRole; takesMoney?: boolean };

/** Returns the results of searches, and paid or cash orders by Indian day, the last 30 days and as many before. */
export async function findToday(
  db: Database,
  { now = new Date(), role = 'owner', takesMoney = false }: Asking = {},
): Promise<OperatorToday> {
  const today = dayOf(now);
  const both = await marketDays(db, daysAfter(today, 1 - 2 * daysShown), today);
  const days = both.slice(-daysShown);
  const [search, books, failed] = await Promise.all([
    searchesToOrders(db, now, days),
    lastBookCheck(db),
    failedJobs(db),
  ]);
  return {
    days: operatorMay(role, 'finance') ? days.map(shown) : null,
    days_before: operatorMay(role, 'finance') ? both.slice(0, daysShown).map(shown) : null,
    search,
    books,
    failed_jobs: failed.map(({ at, ...job }) => ({ ...job, at: at.toISOString() })),
    stores: await countOf(db, stores, eq(stores.status, 'approved')),
    listings: await listingsOnSale(db),
    first_steps: await findFirstSteps(db, takesMoney),
  };
}

const shown = ({ day, orders, paise }: MarketDay) => ({ day, orders, value: paise / 100 });

async function lastBookCheck(db: Database): Promise<OperatorToday['books']> {
  const [check] = await db.select().from(bookChecks).orderBy(desc(bookChecks.id)).limit(1);
  return check ? { checked_at: check.checkedAt.toISOString(), findings: check.findings } : null;
}

async function countOf(db: Database, from: PgTable, where: SQL): Promise<number> {
  const [row] = await db.select({ count: count() }).from(from).where(where);
  return row?.count ?? 0;
}

/** Cached counts: counting reads all SKUs, which is too slow for a page with many viewers. */
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

/** Number of listings up to which each change shows at once, as a new market expects. */
const countedEachTime = 1000;

async function countListings(db: Database): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${products.listingId})::int` })
    .from(products)
    .where(eq(products.isActive, true));
  return row?.count ?? 0;
}

/**
 * Returns the steps from an empty market to its first sale, in order, with those done; null after the first
 * order. `takesMoney` says that shoppers can pay by card and UPI. The database's initial commission rate counts
 * as a step only after an operator has set a rate, even the same one.
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
