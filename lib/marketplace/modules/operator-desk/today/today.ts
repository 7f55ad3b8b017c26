import { and, count, desc, eq, gte, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { OperatorToday } from '@/lib/api/schemas/operators/today';
import type { SupportSettings } from '@/lib/api/schemas/settings/support';
import { dayOf, daysAfter } from '@/lib/time/india';
import type { Database } from '../../../kernel/db/connection';
import { dayInIndia } from '../../../kernel/db/india';
import { products } from '../../../kernel/db/schema/catalog';
import { bookChecks } from '../../../kernel/db/schema/ledger';
import { orders } from '../../../kernel/db/schema/orders';
import { payments } from '../../../kernel/db/schema/payments';
import { stores } from '../../../kernel/db/schema/stores';
import { lastRuns } from '../../../kernel/jobs/last-runs';
import { findFirstSteps } from './first-steps';
import { searchesToOrders } from './searches-to-orders';
import { countWaiting } from './waiting';

const daysShown = 30;

/** What waits for the operators, how searches lead to orders, and paid or cash orders by Indian day. */
export async function findToday(
  db: Database,
  support: SupportSettings,
  { now = new Date(), seesMoney = true, takesMoney = false } = {},
): Promise<OperatorToday> {
  const [waiting, days, search, books] = await Promise.all([
    countWaiting(db, support, now),
    seesMoney ? ordersByDay(db) : null,
    searchesToOrders(db, now),
    lastBookCheck(db),
  ]);
  return {
    waiting,
    days,
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

async function listingsOnSale(db: Database): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${products.listingId})::int` })
    .from(products)
    .where(eq(products.isActive, true));
  return row?.count ?? 0;
}

/** Orders that were paid or are paid in cash; a day without any is there with zeros. */
async function ordersByDay(db: Database): Promise<NonNullable<OperatorToday['days']>> {
  const day = sql<string>`${dayInIndia(orders.placedAt)}::text`;
  const rows = await db
    .select({
      day,
      orders: sql<number>`count(distinct ${orders.id})::int`,
      paise: sql<number>`sum(${orders.grandTotal})::float8`,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        gte(orders.placedAt, sql`now() - make_interval(days => ${daysShown})`),
        or(eq(payments.captured, true), eq(payments.method, 'cod')),
      ),
    )
    .groupBy(sql`1`);
  const known = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: daysShown }, (_, index) => {
    const name = daysAfter(dayOf(Date.now()), 1 + index - daysShown);
    const row = known.get(name);
    return { day: name, orders: row?.orders ?? 0, value: (row?.paise ?? 0) / 100 };
  });
}
