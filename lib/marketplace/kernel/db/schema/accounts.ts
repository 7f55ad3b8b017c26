import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { codeChannels } from '@/lib/contract/schemas/orders/cash-code';
import { locales } from '@/lib/i18n/locales';
import { createdAt, id, moment, ref } from './columns';
import { operators } from './operators';
import { vendors } from './stores';

export const users = pgTable(
  'users',
  {
    id: id(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text(),
    /** The time at which its owner last proved the number by a code; signing in by phone takes it. */
    phoneVerifiedAt: moment(),
    passwordHash: text().notNull(),
    locale: text({ enum: locales }).notNull().default('en'),
    verifiedAt: moment(),
    /** The time of a second sign-up with this address before it was verified: its owner is not yet known. */
    contestedAt: moment(),
    /** The time it was blocked; nobody signs in to it until an operator unblocks it. */
    blockedAt: moment(),
    blockReason: text(),
    /** The time of closing: only data that the tax law requires is left, without names. */
    deletedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_email_key').on(t.email),
    index('users_phone_idx').on(t.phone),
    uniqueIndex('users_verified_phone_key')
      .on(t.phone)
      .where(sql`${t.phoneVerifiedAt} is not null`),
    check('users_blocked', sql`(${t.blockedAt} is null) = (${t.blockReason} is null)`),
    check('users_email_lower', sql`${t.email} = lower(${t.email})`),
    check(
      'users_verified_phone',
      sql`${t.phoneVerifiedAt} is null or coalesce(${t.phone} ~ '^[6-9][0-9]{9}$', false)`,
    ),
  ],
);

/**
 * Keyed hashes of the e-mail address and the confirmed phone number of shoppers who ordered, in normalised
 * spelling. They survive the erasure of the account, so that an offer for first orders is given once.
 */
export const shopperHashes = pgTable(
  'shopper_hashes',
  {
    hash: text().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.hash, t.userId] }),
    index('shopper_hashes_user_idx').on(t.userId),
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
    /** True for a vendor's token that opens the seller area, not only the state of the application. */
    opensSellerArea: boolean().notNull().default(false),
    /** The user agent at sign-in, for the shopper's list of sessions. */
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
    index('tokens_expires_idx').on(t.expiresAt),
    index('tokens_revoked_idx').on(t.revokedAt).where(sql`${t.revokedAt} is not null`),
    check('tokens_one_owner', sql`num_nonnulls(${t.userId}, ${t.vendorId}) = 1`),
  ],
);

/** One-time passwords and reset tokens, hashed; the newest unused one of a purpose counts. */
export const otps = pgTable(
  'otps',
  {
    id: id(),
    /** Mailed to an address, or sent to a phone. */
    email: text(),
    phone: text(),
    audience: text({ enum: ['shopper', 'vendor'] })
      .notNull()
      .default('shopper'),
    purpose: text({
      enum: [
        'verify',
        'reset',
        'sign_in',
        'reset_token',
        'bank_account',
        'email_change',
        'email_undo',
        'cash_order',
      ],
    }).notNull(),
    /** The shopper whose order a code of `cash_order` confirms, and how it was sent. */
    userId: ref().references(() => users.id, { onDelete: 'cascade' }),
    sentBy: text({ enum: codeChannels }),
    hash: text().notNull(),
    /** Tries by unknown devices. */
    tries: integer().notNull().default(0),
    /** Tries by devices that the account knows. */
    knownTries: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [
    index('otps_email_idx').on(t.email, t.audience, t.purpose, t.createdAt),
    index('otps_phone_idx').on(t.phone, t.purpose, t.createdAt).where(sql`${t.phone} is not null`),
    index('otps_user_idx').on(t.userId).where(sql`${t.userId} is not null`),
    check('otps_one_target', sql`num_nonnulls(${t.email}, ${t.phone}) = 1`),
    check(
      'otps_cash_order',
      sql`num_nonnulls(${t.userId}, ${t.sentBy}) = case when ${t.purpose} = 'cash_order' then 2 else 0 end`,
    ),
  ],
);

/** Callers that requested a one-time password, recognised for some minutes by an opaque token (hashed). */
export const codeRequests = pgTable(
  'code_requests',
  {
    id: id(),
    hash: text().notNull(),
    email: text(),
    phone: text(),
    audience: text({ enum: ['shopper', 'vendor'] }).notNull(),
    purpose: text({
      enum: ['verify', 'reset', 'sign_in', 'bank_account', 'email_change', 'cash_order'],
    }).notNull(),
    /** Tries counted by request; used by earlier versions only. */
    tries: integer().notNull().default(0),
    /** The time at which a code was first requested. */
    askedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('code_requests_hash_key').on(t.hash),
    check('code_requests_one_target', sql`num_nonnulls(${t.email}, ${t.phone}) = 1`),
  ],
);

/** Sign-ups: claims on an address until the code request proves it; they end with that request. */
export const signUps = pgTable('sign_ups', {
  requestId: ref()
    .primaryKey()
    .references(() => codeRequests.id, { onDelete: 'cascade' }),
  /** True for the first sign-up, whose names and password the unverified account has. */
  openedAccount: boolean().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  phone: text(),
  passwordHash: text().notNull(),
  locale: text({ enum: locales }).notNull(),
});

/** Devices on which the owner of an account has signed in, by a random token (hashed). */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: id(),
    hash: text().notNull(),
    userId: ref().references(() => users.id, { onDelete: 'cascade' }),
    vendorId: ref().references(() => vendors.id, { onDelete: 'cascade' }),
    operatorId: ref().references(() => operators.id, { onDelete: 'cascade' }),
    lastUsedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('known_devices_hash_user_key').on(t.hash, t.userId),
    uniqueIndex('known_devices_hash_vendor_key').on(t.hash, t.vendorId),
    uniqueIndex('known_devices_hash_operator_key').on(t.hash, t.operatorId),
    index('known_devices_user_idx').on(t.userId),
    index('known_devices_vendor_idx').on(t.vendorId),
    index('known_devices_operator_idx').on(t.operatorId),
    index('known_devices_used_idx').on(t.lastUsedAt),
    check(
      'known_devices_one_owner',
      sql`num_nonnulls(${t.userId}, ${t.vendorId}, ${t.operatorId}) = 1`,
    ),
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
