import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref } from './columns';
import { vendors } from './stores';

export const users = pgTable(
  'users',
  {
    id: id(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text(),
    passwordHash: text().notNull(),
    locale: text({ enum: ['en', 'hi'] })
      .notNull()
      .default('en'),
    verifiedAt: moment(),
    /** When the address was signed up once more before it was verified: nobody knows yet who owns it. */
    contestedAt: moment(),
    /** Closed: only what the tax law wants kept is left of it, without names. */
    deletedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_email_key').on(t.email),
    check('users_email_lower', sql`${t.email} = lower(${t.email})`),
  ],
);

/** Bearer tokens of the API, hashed; exactly one owner each. */
export const tokens = pgTable(
  'tokens',
  {
    id: id(),
    hash: text().notNull(),
    userId: ref().references(() => users.id, { onDelete: 'cascade' }),
    vendorId: ref().references(() => vendors.id, { onDelete: 'cascade' }),
    /** What the browser said it was at sign-in, for the shopper's list of sessions. */
    userAgent: text(),
    createdAt: createdAt(),
    lastUsedAt: createdAt(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (t) => [
    uniqueIndex('tokens_hash_key').on(t.hash),
    index('tokens_user_idx').on(t.userId),
    index('tokens_vendor_idx').on(t.vendorId),
    check('tokens_one_owner', sql`num_nonnulls(${t.userId}, ${t.vendorId}) = 1`),
  ],
);

/** One-time passwords and reset tokens, hashed; the newest unused one of a purpose counts. */
export const otps = pgTable(
  'otps',
  {
    id: id(),
    email: text().notNull(),
    audience: text({ enum: ['shopper', 'vendor'] })
      .notNull()
      .default('shopper'),
    purpose: text({ enum: ['verify', 'reset', 'sign_in', 'reset_token'] }).notNull(),
    hash: text().notNull(),
    tries: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index('otps_email_idx').on(t.email, t.audience, t.purpose, t.createdAt)],
);

/**
 * Who asked for a one-time password, known again by an opaque token (hashed): their wrong tries are
 * counted here, apart from everybody else's.
 */
export const codeRequests = pgTable(
  'code_requests',
  {
    id: id(),
    hash: text().notNull(),
    email: text().notNull(),
    audience: text({ enum: ['shopper', 'vendor'] }).notNull(),
    purpose: text({ enum: ['verify', 'reset', 'sign_in'] }).notNull(),
    tries: integer().notNull().default(0),
    /** When a code was last asked for. */
    askedAt: createdAt(),
  },
  (t) => [uniqueIndex('code_requests_hash_key').on(t.hash)],
);

/** A sign-up is a claim on an address until its code request proves it; it ends with that request. */
export const signUps = pgTable('sign_ups', {
  requestId: ref()
    .primaryKey()
    .references(() => codeRequests.id, { onDelete: 'cascade' }),
  /** Whether it was the first, whose names and password the unverified account bears. */
  openedAccount: boolean().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  phone: text(),
  passwordHash: text().notNull(),
  locale: text({ enum: ['en', 'hi'] }).notNull(),
});

/** Devices on which the owner of an account has signed in, by a random token (hashed). */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: id(),
    hash: text().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastUsedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('known_devices_hash_user_key').on(t.hash, t.userId),
    index('known_devices_user_idx').on(t.userId),
  ],
);

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fullName: text().notNull(),
    phone: text().notNull(),
    fullAddress: text().notNull(),
    landmark: text(),
    city: text().notNull(),
    state: text().notNull(),
    pincode: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    type: text({ enum: ['home', 'work', 'other'] })
      .notNull()
      .default('home'),
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('addresses_user_idx').on(t.userId),
    uniqueIndex('addresses_one_default').on(t.userId).where(sql`${t.isDefault}`),
    check('addresses_pincode', sql`${t.pincode} ~ '^[1-9][0-9]{5}$'`),
  ],
);
