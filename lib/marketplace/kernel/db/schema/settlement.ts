import { sql } from 'drizzle-orm';
import {
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
import { payoutStates } from '@/lib/contract/schemas/operators/payouts';
import { createdAt, id, moment, paise, ref } from './columns';
import { ledgerEntries } from './ledger';
import { operators } from './operators';
import { stores, vendors } from './stores';

/** Bank accounts for a store's payouts: the newest row counts, the former ones stay. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: id(),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    holder: text().notNull(),
    /** Encrypted where BANK_DETAILS_KEY is set. */
    accountNumber: text().notNull(),
    lastDigits: text().notNull(),
    ifsc: text().notNull(),
    changedBy: ref().references(() => vendors.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('bank_accounts_store_idx').on(t.storeId, t.id),
    check('bank_accounts_ifsc', sql`${t.ifsc} ~ '^[A-Z]{4}0[A-Z0-9]{6}$'`),
  ],
);

/** A settlement paid to a store: the sum of its lines, which never change. */
export const settlements = pgTable(
  'settlements',
  {
    id: id(),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    number: text().notNull(),
    periodFrom: moment().notNull(),
    /** The end of the period, exclusive. */
    periodTo: moment().notNull(),
    status: text({ enum: ['draft', 'approved', 'paying', 'exported', 'paid', 'failed'] })
      .notNull()
      .default('draft'),
    /** The account it was sent to, known once it is exported or being paid. */
    bankAccountId: ref().references(() => bankAccounts.id),
    /** The amount in paise; null for settlements of an earlier release, whose lines are summed instead. */
    amount: paise(),
    utr: text(),
    failureReason: text(),
    approvedAt: moment(),
    /** Null for the market's key. */
    approvedBy: ref().references(() => operators.id),
    exportedAt: moment(),
    /** The operator who wrote the bank file; null for the market's key. */
    exportedBy: ref().references(() => operators.id),
    paidAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('settlements_period_key').on(t.storeId, t.periodTo),
    uniqueIndex('settlements_number_key').on(t.number),
    index('settlements_status_idx').on(t.status, t.id),
    check('settlements_paid', sql`(${t.status} = 'paid') = (${t.utr} is not null)`),
    check('settlements_period', sql`${t.periodFrom} < ${t.periodTo}`),
  ],
);

/**
 * Attempts to pay settlements by the payout provider. Written before anything is sent, so that none is lost
 * and none is sent twice; a failed attempt stays, and the next one is a row of its own.
 */
export const payoutAttempts = pgTable(
  'payout_attempts',
  {
    id: id(),
    settlementId: ref()
      .notNull()
      .references(() => settlements.id),
    /** The number of the attempt in its settlement, from 1. */
    attempt: integer().notNull(),
    amount: paise().notNull(),
    bankAccountId: ref()
      .notNull()
      .references(() => bankAccounts.id),
    /** The account's last digits, for the screens; its number stays sealed in `bank_accounts`. */
    lastDigits: text().notNull(),
    /** Our reference for it at the provider. */
    reference: text().notNull(),
    idempotencyKey: text().notNull(),
    /** The provider that pays it; asked about it also after another one has taken over. */
    provider: text().notNull(),
    state: text({ enum: payoutStates }).notNull().default('waiting'),
    /** The provider's id, known once it has answered. */
    providerPayoutId: text(),
    utr: text(),
    /** The provider's own words about the reason for waiting or failing. */
    providerWords: text(),
    tries: integer().notNull().default(0),
    /** The time of the next query to the provider; null once nothing more will come. */
    askAt: moment(),
    /** Null for the market's key. */
    requestedBy: ref().references(() => operators.id),
    createdAt: createdAt(),
    processedAt: moment(),
    /** The time at which it failed, or the money came back. */
    endedAt: moment(),
  },
  (t) => [
    uniqueIndex('payout_attempts_number_key').on(t.settlementId, t.attempt),
    uniqueIndex('payout_attempts_reference_key').on(t.reference),
    uniqueIndex('payout_attempts_idempotency_key').on(t.idempotencyKey),
    uniqueIndex('payout_attempts_provider_key').on(t.providerPayoutId, t.provider),
    uniqueIndex('payout_attempts_live_key')
      .on(t.settlementId)
      .where(sql`${t.state} in ('waiting', 'queued', 'pending', 'processing', 'processed')`),
    index('payout_attempts_due_idx').on(t.askAt).where(sql`${t.askAt} is not null`),
    check('payout_attempts_amount', sql`${t.amount} > 0`),
    check('payout_attempts_processed', sql`${t.state} <> 'processed' or ${t.utr} is not null`),
  ],
);

/**
 * References of money that left the market's bank account, or came back to it, in capitals: each is used
 * once. Written by triggers; a returned payment keeps its own.
 */
export const bankReferences = pgTable('bank_references', {
  reference: text().primaryKey(),
  kind: text({ enum: ['settlement', 'return', 'refund', 'came_back'] }).notNull(),
  subjectId: ref().notNull(),
  createdAt: createdAt(),
});

/** Payouts and refunds that the bank sent back; each is paid again. */
export const returnedPayments = pgTable(
  'returned_payments',
  {
    id: id(),
    kind: text({ enum: ['settlement', 'return'] }).notNull(),
    subjectId: ref().notNull(),
    /** References of the payment and of its return. */
    paidReference: text().notNull(),
    returnReference: text().notNull(),
    reason: text().notNull(),
    returnedOn: date().notNull(),
    /** Null for the market's key. */
    operatorId: ref().references(() => operators.id),
    createdAt: createdAt(),
  },
  (t) => [index('returned_payments_subject_idx').on(t.kind, t.subjectId)],
);

/** Entries of a store's account paid by a settlement: each entry once. */
export const settlementLines = pgTable(
  'settlement_lines',
  {
    entryId: ref()
      .primaryKey()
      .references(() => ledgerEntries.id),
    settlementId: ref()
      .notNull()
      .references(() => settlements.id),
  },
  (t) => [index('settlement_lines_settlement_idx').on(t.settlementId)],
);

/**
 * The entry up to which a store's account is fully settled, so that earlier entries are not read again. At least a
 * day old: no transaction that still writes entries lasts so long.
 */
export const settlementMarks = pgTable('settlement_marks', {
  storeId: ref()
    .primaryKey()
    .references(() => stores.id),
  entryId: ref().notNull(),
});

/** Weeks whose settlements were made. */
export const settlementCycles = pgTable('settlement_cycles', {
  periodTo: moment().primaryKey(),
  createdAt: createdAt(),
});

/** A party of a commission invoice as it was on that day. */
export type InvoiceFirm = {
  name: string;
  address: string;
  city: string;
  state: string;
  stateCode: string;
  pincode: string;
  gstin: string;
};

/** Invoices of the market to sellers for the commission of a settlement; credit notes where it is negative. */
export const commissionInvoices = pgTable(
  'commission_invoices',
  {
    id: id(),
    settlementId: ref()
      .notNull()
      .references(() => settlements.id),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    kind: text({ enum: ['invoice', 'credit_note'] }).notNull(),
    number: text().notNull(),
    supplier: jsonb().$type<InvoiceFirm>().notNull(),
    recipient: jsonb().$type<InvoiceFirm>().notNull(),
    taxable: paise().notNull(),
    cgst: paise().notNull(),
    sgst: paise().notNull(),
    igst: paise().notNull(),
    issuedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('commission_invoices_settlement_key').on(t.settlementId),
    uniqueIndex('commission_invoices_number_key').on(t.number),
    index('commission_invoices_store_idx').on(t.storeId, t.id),
    check('commission_invoices_number', sql`${t.number} ~ '^[A-Za-z0-9/-]{1,16}$'`),
    check('commission_invoices_halves', sql`${t.cgst} = ${t.sgst}`),
  ],
);

/** Consecutive numbers per financial year (GST rule 46): a locked row, never a sequence. */
export const commissionInvoiceCounters = pgTable(
  'commission_invoice_counters',
  {
    kind: text({ enum: ['invoice', 'credit_note'] }).notNull(),
    financialYear: text().notNull(),
    last: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.kind, t.financialYear] })],
);
