import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { categories } from './catalog';
import { createdAt, id, moment, ofStore, paise, ref } from './columns';
import { orderItems, orders } from './orders';
import { stores } from './stores';

/** Accounts of the ledger; `docs/settlement.md` explains each. */
export const ledgerAccounts = [
  'shoppers',
  'provider',
  'cash',
  'store_payable',
  'commission',
  'commission_gst',
  'tcs',
  'tds',
  'coupons',
  'adjustments',
  'rounding',
  'bank',
] as const;

/** Kinds of entries of a store's account, as its statement shows them. */
export const payableComponents = [
  'price',
  'coupon',
  'shipping',
  'commission',
  'commission_gst',
  'tcs',
  'tds',
  'adjustment',
  'cash',
  'payout',
] as const;

export const ledgerKinds = [
  'payment',
  'collection',
  'remittance',
  'delivery',
  'return',
  'refund',
  'adjustment',
  'payout',
  'payout_reversal',
] as const;

/**
 * Transactions of the ledger. Append-only: triggers refuse updates and deletes, and entries that do not sum
 * to zero.
 */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: id(),
    kind: text({
      enum: ledgerKinds,
    }).notNull(),
    /** The event's reference, such as `delivery:17`: posting the same event again does nothing. */
    reference: text().notNull(),
    orderId: ref().references(() => orders.id),
    note: text(),
    /** The time of the event; `createdAt` is the time of posting. */
    at: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('ledger_transactions_reference_key').on(t.reference),
    index('ledger_transactions_order_idx').on(t.orderId),
    index('ledger_transactions_sales_idx').on(t.at).where(sql`${t.kind} in ('delivery', 'return')`),
  ],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    transactionId: ref()
      .notNull()
      .references(() => ledgerTransactions.id),
    account: text({ enum: ledgerAccounts }).notNull(),
    component: text({ enum: payableComponents }),
    /** The part of its order line. */
    about: text({ enum: ['goods', 'shipping'] }),
    storeId: ref().references(() => stores.id),
    /** The courier that holds the cash; of the account `cash` alone. A store's rider holds that of its store. */
    holder: text(),
    orderItemId: ref().references(() => orderItems.id),
    /** The amount in paise; debits are positive, so the market's debt to a store is negative. */
    amount: paise().notNull(),
  },
  (t) => [
    index('ledger_entries_transaction_idx').on(t.transactionId),
    index('ledger_entries_store_idx').on(t.storeId, t.account),
    index('ledger_entries_payable_idx')
      .on(t.storeId, t.id)
      .where(sql`${t.account} = 'store_payable'`),
    index('ledger_entries_item_idx').on(t.orderItemId),
    check('ledger_entries_amount', sql`${t.amount} <> 0`),
    check(
      'ledger_entries_component',
      sql`(${t.account} = 'store_payable') = (${t.component} is not null and ${t.storeId} is not null)`,
    ),
  ],
);

/** Events to be posted; written by triggers on shipments, payments and refunds. */
export const unpostedEvents = pgTable(
  'unposted_events',
  {
    kind: text({ enum: ['payment', 'delivery', 'refund', 'offset'] }).notNull(),
    subjectId: ref().notNull(),
    storeId: ofStore(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.subjectId] }),
    index('unposted_events_turn_idx').on(t.storeId, t.kind, t.subjectId),
  ],
);

/** Commission rates: a store's own rate, else that of the category or its nearest ancestor, else the general one. */
export const commissionRates = pgTable(
  'commission_rates',
  {
    id: id(),
    storeId: ref().references(() => stores.id),
    categoryId: ref().references(() => categories.id),
    /** The rate in hundredths of a percent of the price with GST. */
    basisPoints: integer().notNull(),
    validFrom: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('commission_rates_store_idx').on(t.storeId, t.validFrom),
    index('commission_rates_category_idx').on(t.categoryId, t.validFrom),
    check('commission_rates_basis_points', sql`${t.basisPoints} between 0 and 5000`),
    check('commission_rates_scope', sql`num_nonnulls(${t.storeId}, ${t.categoryId}) <= 1`),
  ],
);

/**
 * Count and total value of each day's orders, in India's time: written once nothing changes them any more, so that
 * they are not summed again.
 */
export const marketDays = pgTable('market_days', {
  day: date().primaryKey(),
  /** Orders that are paid, or cash on delivery. */
  orders: integer().notNull(),
  paise: paise().notNull(),
  /** The number of these orders with a product that a search had found. */
  fromSearch: integer().notNull(),
});

/**
 * Amounts that stores carry forward from a closed month in India (`2026-11`), by store id; only stores that
 * carry some. A trigger reopens a month when something is written into it.
 */
export const taxClosings = pgTable('tax_closings', {
  month: text().primaryKey(),
  carried: jsonb().$type<[storeId: number, carried: unknown][]>().notNull(),
});

/**
 * Totals of each store's documents and deliveries from the first of a month in India up to a day of it that is over
 * (`modules/settlement/operator/tax-days.ts`). A trigger forgets the day that something is written into, and those
 * behind it in its month.
 */
export const taxDays = pgTable('tax_days', {
  day: date().primaryKey(),
  sums: jsonb().$type<number[][]>().notNull(),
});

/** Comparisons of orders, payments, refunds and ledger: their times and numbers of findings. */
export const bookChecks = pgTable(
  'book_checks',
  {
    id: id(),
    findings: integer().notNull(),
    /** The first findings. */
    found: jsonb().$type<{ rule: string; subject: string }[]>().notNull().default([]),
    /** True if made by the daily job and not on request. */
    isDaily: boolean().notNull().default(false),
    checkedAt: moment().notNull().defaultNow(),
  },
  (t) => [check('book_checks_findings', sql`${t.findings} >= 0`)],
);

/** Days in India on which the job checks the books, once; another instance takes over when the lease lapses. */
export const bookCheckDays = pgTable('book_check_days', {
  day: date().primaryKey(),
  leaseUntil: moment().notNull(),
  doneAt: moment(),
});

/** Rows at which a background job failed, until it succeeds; other rows continue meanwhile. */
export const jobFaults = pgTable(
  'job_faults',
  {
    id: id(),
    /** The job's name in the log. */
    job: text().notNull(),
    /** The key by which the job knows the row. */
    subject: text().notNull(),
    /** The last error, shortened and without its parameters. */
    fault: text().notNull(),
    tries: integer().notNull().default(1),
    /** The time of the next try; null once the job has given up, until an operator retries it. */
    tryAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('job_faults_key').on(t.job, t.subject),
    index('job_faults_try_idx').on(t.tryAt),
    check('job_faults_tries', sql`${t.tries} >= 0`),
  ],
);
