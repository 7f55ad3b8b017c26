import { asc, sql } from 'drizzle-orm';
import type { GstRateRow } from '@/lib/contract/schemas/gst/rates';
import type { Database } from '../../kernel/db/connection';
import { dayInIndia } from '../../kernel/db/india';
import { products } from '../../kernel/db/schema/catalog';
import { gstRates } from '../../kernel/db/schema/settings';
import type { GstTerms } from '../../kernel/money/gst';
import { livePrice } from '../offers';

const dayOf = (at: unknown) => dayInIndia(sql`${at}::timestamptz`);

/** SQL: `GstTerms` of a row of `products` on the Indian day of a moment, as JSON. */
export const gstTerms = (at: unknown = sql`now()`) =>
  sql<GstTerms>`jsonb_build_object('own', ${products.ownGstRate},
    'bands', gst_bands(${products.hsn}, ${dayOf(at)}))`;

/** SQL: a product's rate today at its live price, in hundredths of a percent. */
export const presentGstRate = sql<number>`coalesce(${products.ownGstRate},
  gst_rate_at(gst_bands(${products.hsn}, ${dayOf(sql`now()`)}), ${livePrice}, 1))`;

/** Returns the whole table, by prefix, day and value. */
export const listGstRates = (db: Database): Promise<GstRateRow[]> =>
  db
    .select({
      hsn_prefix: gstRates.hsnPrefix,
      value_from: gstRates.valueFrom,
      value_to: gstRates.valueTo,
      rate: gstRates.rate,
      holds_from: gstRates.holdsFrom,
      holds_until: gstRates.holdsUntil,
      notification: gstRates.notification,
    })
    .from(gstRates)
    .orderBy(asc(gstRates.hsnPrefix), asc(gstRates.holdsFrom), asc(gstRates.valueFrom));
