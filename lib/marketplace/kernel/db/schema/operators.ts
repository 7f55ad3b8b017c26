import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { locales } from '@/lib/i18n/locales';
import { createdAt, id, moment, ref } from './columns';
import { stores } from './stores';

/** Accounts of the people who run the market. */
export const operators = pgTable(
  'operators',
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull(),
    role: text({ enum: ['owner', 'catalogue', 'support', 'finance'] }).notNull(),
    /** The language of the page of the last sign-in, used for mails. */
    locale: text({ enum: locales }).notNull().default('en'),
    passwordHash: text().notNull(),
    /** True if somebody else set the password, which must then be changed at the first sign-in. */
    passwordIsTemporary: boolean().notNull().default(true),
    /** The time at which a temporary password stops working. */
    temporaryUntil: moment().default(sql`now() + interval '24 hours'`),
    /** The operator who last made or reset the account or changed its role; null for the market's key. */
    accessGivenBy: ref().references((): AnyPgColumn => operators.id),
    accessGivenAt: createdAt(),
    /** The secret of the authenticator app, sealed (lib/security/sealed.ts). */
    totpSecret: text(),
    totpConfirmedAt: moment(),
    /** The time step of the last accepted code: each code works once. */
    lastTotpStep: bigint({ mode: 'number' }),
    removedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('operators_email_key').on(t.email).where(sql`${t.removedAt} is null`),
    check('operators_email_lower', sql`${t.email} = lower(${t.email})`),
    check('operators_totp', sql`${t.totpConfirmedAt} is null or ${t.totpSecret} is not null`),
  ],
);

/** Sessions of the operator area, by the hash of their token. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    id: id(),
    operatorId: ref()
      .notNull()
      .references(() => operators.id),
    hash: text().notNull(),
    userAgent: text(),
    createdAt: createdAt(),
    lastUsedAt: createdAt(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (t) => [
    uniqueIndex('operator_sessions_hash_key').on(t.hash),
    index('operator_sessions_operator_idx').on(t.operatorId),
  ],
);

/** Views of operators into a store's area, by the hash of a token that reads and never writes. */
export const sellerViews = pgTable(
  'seller_views',
  {
    id: id(),
    /** The operator's session; the view ends when it ends. */
    operatorSessionId: ref()
      .notNull()
      .references(() => operatorSessions.id),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    hash: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
  },
  (t) => [
    uniqueIndex('seller_views_hash_key').on(t.hash),
    index('seller_views_session_idx').on(t.operatorSessionId),
  ],
);

/** Codes that stand in for a lost authenticator app, hashed; each works once. */
export const operatorRecoveryCodes = pgTable(
  'operator_recovery_codes',
  {
    id: id(),
    operatorId: ref()
      .notNull()
      .references(() => operators.id),
    hash: text().notNull(),
    usedAt: moment(),
  },
  (t) => [uniqueIndex('operator_recovery_codes_key').on(t.operatorId, t.hash)],
);

/** The log of every write by an operator. Append-only except for the answer: triggers refuse changes and deletions. */
export const operatorLog = pgTable(
  'operator_log',
  {
    id: id(),
    at: createdAt(),
    /** Null for the key OPERATOR_TOKEN. */
    operatorId: ref().references(() => operators.id),
    /** The route, as `POST /api/operator/vendors/{number}/decide`. */
    action: text().notNull(),
    /** The subject that the path names, such as `vendors/HT-APP-1`. */
    subject: text().notNull(),
    /** The request, without secrets. */
    request: jsonb(),
    /** The status of the answer; null until then, because the line is written first. */
    status: integer(),
    address: text(),
  },
  (t) => [
    index('operator_log_at_idx').on(t.at),
    index('operator_log_subject_idx').on(t.subject, t.at),
    index('operator_log_operator_idx').on(t.operatorId, t.at),
  ],
);

/** Old and new values of the fields that a write changed, without secrets. Written by a trigger, append-only. */
export const operatorLogChanges = pgTable(
  'operator_log_changes',
  {
    id: id(),
    logId: ref()
      .notNull()
      .references(() => operatorLog.id),
    ofTable: text().notNull(),
    /** The row's id, or the name that serves as one. */
    rowId: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [index('operator_log_changes_log_idx').on(t.logId, t.id)],
);
