import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ApplicationFacts } from '@/lib/contract/schemas/vendors';
import { type Locale, locales } from '@/lib/i18n/locales';
import { createdAt, id, moment, paise, ref } from './columns';

/** The account of a vendor. */
export const vendors = pgTable(
  'vendors',
  {
    id: id(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    passwordHash: text().notNull(),
    /** The language of messages to the vendor. */
    locale: text({ enum: locales }).notNull().default('en'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('vendors_email_key').on(t.email),
    check('vendors_email_lower', sql`${t.email} = lower(${t.email})`),
  ],
);

/** Stores of the market; each begins as a vendor's application with a confirmed e-mail address. */
export const stores = pgTable(
  'stores',
  {
    id: id(),
    vendorId: ref()
      .notNull()
      .references(() => vendors.id),
    applicationNumber: text().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    status: text({ enum: ['pending', 'approved', 'rejected', 'suspended'] })
      .notNull()
      .default('pending'),
    statusReason: text(),
    legalName: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    country: text().notNull().default('India'),
    pincode: text().notNull(),
    gstin: text().notNull(),
    pan: text().notNull(),
    /** The customer care address that the vendor publishes; never the sign-in address by itself. */
    careEmail: text(),
    carePhone: text().notNull(),
    logo: text(),
    banner: text(),
    invoicePrefix: text().notNull(),
    shippingFee: paise().notNull().default(0),
    freeShippingFrom: paise(),
    /** The stock of a SKU at or below which mail is sent; null sends none. */
    lowStockThreshold: integer().default(5),
    lowStockMailedAt: moment(),
    /** First and last day in India on which the store sends nothing. */
    /** The time since which it owes the market more than the market owes it; null while it owes nothing. */
    owesSince: moment(),
    holidayFrom: date({ mode: 'string' }),
    holidayTo: date({ mode: 'string' }),
    /** The store's description of itself, by language. */
    about: jsonb().$type<{ [Lang in Locale]?: string }>().notNull().default({}),
    /** True if the operator reviews its listings before shoppers see them. */
    reviewRequired: boolean().notNull().default(true),
    termsAcceptedAt: moment().notNull(),
    createdAt: createdAt(),
    approvedAt: moment(),
  },
  (t) => [
    uniqueIndex('stores_slug_key').on(t.slug),
    uniqueIndex('stores_application_key').on(t.applicationNumber),
    uniqueIndex('stores_gstin_key').on(t.gstin),
    uniqueIndex('stores_invoice_prefix_key').on(t.invoicePrefix),
    index('stores_vendor_idx').on(t.vendorId),
    index('stores_status_idx').on(t.status, t.id),
    check('stores_shipping_fee', sql`${t.shippingFee} >= 0`),
    check('stores_low_stock_threshold', sql`${t.lowStockThreshold} between 0 and 1000`),
    check(
      'stores_holiday',
      sql`(${t.holidayFrom} is null) = (${t.holidayTo} is null) and coalesce(${t.holidayTo} >= ${t.holidayFrom}, true)`,
    ),
    index('stores_holiday_idx').on(t.holidayTo).where(sql`${t.holidayTo} is not null`),
    check('stores_invoice_prefix', sql`${t.invoicePrefix} ~ '^[A-Z]{2,4}$'`),
  ],
);

/**
 * Applications with an unconfirmed e-mail address. They reserve nothing: several may name one address, GSTIN
 * or store name, and only a confirmed one becomes a vendor and a store.
 */
export const storeApplications = pgTable(
  'store_applications',
  {
    id: id(),
    number: text().notNull(),
    email: text().notNull(),
    /** The password that confirming the application requires, and the one for signing in afterwards. */
    passwordHash: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    facts: jsonb().$type<ApplicationFacts>().notNull(),
    logo: text(),
    banner: text(),
    idempotencyKey: text(),
    createdAt: createdAt(),
    /** The time of confirmation; the row is kept for a while, so that confirming again gives the same answer. */
    confirmedAt: moment(),
  },
  (t) => [
    uniqueIndex('store_applications_number_key').on(t.number),
    uniqueIndex('store_applications_idempotency_key').on(t.idempotencyKey),
    index('store_applications_email_idx').on(t.email, t.createdAt),
    index('store_applications_created_idx').on(t.createdAt),
    check('store_applications_email_lower', sql`${t.email} = lower(${t.email})`),
  ],
);

/** Pickup addresses of a store's shipments. */
export const pickupAddresses = pgTable(
  'pickup_addresses',
  {
    id: id(),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    /** The store's name for it, e.g. "Warehouse". */
    name: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    pincode: text().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('pickup_addresses_store_idx').on(t.storeId),
    uniqueIndex('pickup_addresses_one_default').on(t.storeId).where(sql`${t.isDefault}`),
    check('pickup_addresses_pincode', sql`${t.pincode} ~ '^[1-9][0-9]{5}$'`),
  ],
);
