import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, paise, ref } from './columns';

/** Who sells: the account of a vendor. */
export const vendors = pgTable(
  'vendors',
  {
    id: id(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    passwordHash: text().notNull(),
    /** The language a vendor is written to in. */
    locale: text({ enum: ['en', 'hi'] })
      .notNull()
      .default('en'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('vendors_email_key').on(t.email),
    check('vendors_email_lower', sql`${t.email} = lower(${t.email})`),
  ],
);

/** A stall of the market; begins as a vendor's application. */
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
    careEmail: text().notNull(),
    carePhone: text().notNull(),
    logo: text(),
    banner: text(),
    invoicePrefix: text().notNull(),
    shippingFee: paise().notNull().default(0),
    freeShippingFrom: paise(),
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
    check('stores_invoice_prefix', sql`${t.invoicePrefix} ~ '^[A-Z]{2,4}$'`),
  ],
);
