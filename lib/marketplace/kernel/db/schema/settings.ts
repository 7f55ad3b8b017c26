import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { settingGroups } from '@/lib/contract/schemas/settings/settings';
import { createdAt, id, paise, ref } from './columns';
import { operators } from './operators';

/** Settings by operators; the newest row of a group applies. Append-only: a trigger refuses changes and deletions. */
export const settingVersions = pgTable(
  'setting_versions',
  {
    id: id(),
    group: text({ enum: settingGroups }).notNull(),
    value: jsonb().notNull(),
    /** Null for the key OPERATOR_TOKEN. */
    operatorId: ref().references(() => operators.id),
    note: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('setting_versions_group_idx').on(t.group, t.id),
    check('setting_versions_value', sql`jsonb_typeof(${t.value}) = 'object'`),
  ],
);

/**
 * GST rates of goods by the beginning of their HSN code, value and day. The longest prefix of a code applies,
 * and of its days the latest that has come; the rows of that prefix and day are its bands of value. A row
 * whose day has come never changes: a trigger refuses it.
 */
export const gstRates = pgTable(
  'gst_rates',
  {
    id: id(),
    /** Digits; '' applies to all goods that no other row names. */
    hsnPrefix: text().notNull(),
    /**
     * The price range of one unit without GST, after deal and coupon: above `valueFrom`, up to `valueTo`;
     * null has no end.
     */
    valueFrom: paise().notNull().default(0),
    valueTo: paise(),
    /** Hundredths of a percent. */
    rate: integer().notNull(),
    /** The first day (in India), and the first day on which it no longer applies. */
    holdsFrom: date().notNull(),
    holdsUntil: date(),
    /** The legal source, e.g. a notification's number. */
    notification: text().notNull().default(''),
    operatorId: ref().references(() => operators.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('gst_rates_key').on(t.hsnPrefix, t.holdsFrom, t.valueFrom),
    check('gst_rates_prefix', sql`${t.hsnPrefix} ~ '^[0-9]{0,8}$'`),
    check('gst_rates_rate', sql`${t.rate} between 0 and 10000`),
    check('gst_rates_value', sql`${t.valueFrom} >= 0 and ${t.valueTo} > ${t.valueFrom}`),
    check('gst_rates_days', sql`${t.holdsUntil} > ${t.holdsFrom}`),
  ],
);

/** Directories of pincodes that were imported; the newest holds, before the one that the release brings. */
export const pincodeDirectories = pgTable(
  'pincode_directories',
  {
    id: id(),
    /** A line for each state and district, as in modules/delivery/directory/data.ts. */
    lines: text().notNull(),
    /** The number of pincodes. */
    pincodes: integer().notNull(),
    /** The file's name. */
    source: text().notNull(),
    operatorId: ref().references(() => operators.id),
    createdAt: createdAt(),
  },
  (t) => [check('pincode_directories_pincodes', sql`${t.pincodes} >= 15000`)],
);
