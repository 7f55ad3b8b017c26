import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ListingDocument } from '@/lib/contract/schemas/seller/listing-document';
import { listingStatuses, revisionKinds } from '@/lib/contract/schemas/seller/listing-states';
import type { ListingFilters } from '@/lib/contract/schemas/seller/listing-views';
import type { SizeChart } from '@/lib/contract/schemas/size-chart';
import { changedAt, createdAt, id, moment, ref, translations } from './columns';
import { stores, vendors } from './stores';

/** Size charts of a store's goods; many listings may show one. */
export const sizeCharts = pgTable(
  'size_charts',
  {
    id: id(),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    name: text().notNull(),
    translations: translations<'name'>(),
    chart: jsonb().$type<SizeChart>().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    unique('size_charts_store_key').on(t.id, t.storeId),
    index('size_charts_store_idx').on(t.storeId, t.name),
    check('size_charts_name', sql`length(${t.name}) between 1 and 60`),
    check(
      'size_charts_chart',
      sql`jsonb_array_length(${t.chart} -> 'measures') between 1 and 6
        and jsonb_array_length(${t.chart} -> 'rows') between 1 and 40`,
    ),
  ],
);

/**
 * A store's product page: its SKUs differ in colour or size, and share reviews and rating. `products` holds
 * what shoppers see; `draft` what the store edits, which is published as a whole.
 */
export const listings = pgTable(
  'listings',
  {
    id: id(),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    /** The store's own code for the listing. */
    code: text().notNull(),
    sizeChart: jsonb().$type<SizeChart>(),
    /** One of the store's charts; it takes precedence over the listing's own chart. */
    sizeChartId: ref(),
    status: text({ enum: listingStatuses }).notNull().default('live'),
    /** The version, increased by every change of the draft. */
    version: integer().notNull().default(1),
    /** The draft; null until the first edit: until then the products are the draft. */
    draft: jsonb().$type<ListingDocument>(),
    /** True if the draft differs from what shoppers see. */
    hasChanges: boolean().notNull().default(false),
    /** Columns for the store's table and its search; copied from the draft, or from the products. */
    title: text().notNull().default(''),
    translations: translations<'title'>(),
    searchText: text().notNull().default(''),
    categoryId: ref(),
    /** Reasons of the rejection by field of the draft. */
    rejection: jsonb().$type<Record<string, string>>(),
    submittedAt: moment(),
    reviewedAt: moment(),
    publishedAt: moment(),
    updatedBy: bigint({ mode: 'number' }).references(() => vendors.id),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    changedAt: changedAt(),
  },
  (t) => [
    uniqueIndex('listings_code_key').on(t.storeId, t.code),
    unique('listings_store_key').on(t.id, t.storeId),
    index('listings_updated_idx').on(t.updatedAt, t.id),
    index('listings_store_updated_idx').on(t.storeId, t.updatedAt, t.id),
    index('listings_store_changed_idx').on(t.storeId, t.changedAt, t.id),
    index('listings_store_status_idx').on(t.storeId, t.status),
    index('listings_in_review_idx').on(t.submittedAt, t.id).where(sql`${t.status} = 'in_review'`),
    index('listings_size_chart_idx').on(t.sizeChartId).where(sql`${t.sizeChartId} is not null`),
    foreignKey({
      name: 'listings_size_chart_of_store',
      columns: [t.sizeChartId, t.storeId],
      foreignColumns: [sizeCharts.id, sizeCharts.storeId],
    }),
    check(
      'listings_draft',
      sql`${t.status} in ('live', 'paused', 'archived') or ${t.draft} is not null`,
    ),
    check('listings_rejection', sql`${t.status} <> 'rejected' or ${t.rejection} is not null`),
  ],
);

/** The action on a listing, its actor, and the document afterwards. */
export const listingRevisions = pgTable(
  'listing_revisions',
  {
    id: id(),
    listingId: ref()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    kind: text({ enum: revisionKinds }).notNull(),
    /** The seller's member; null for the operator. */
    vendorId: ref().references(() => vendors.id),
    document: jsonb().$type<ListingDocument>(),
    createdAt: createdAt(),
  },
  (t) => [index('listing_revisions_listing_idx').on(t.listingId, t.id)],
);

/** Pictures that a store has uploaded for its listings. */
export const storePictures = pgTable(
  'store_pictures',
  {
    id: id(),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    url: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** The time at which it was last found in use. */
    checkedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('store_pictures_url_key').on(t.url),
    index('store_pictures_checked_idx').on(sql`coalesce(${t.checkedAt}, '-infinity')`),
    index('store_pictures_store_idx').on(t.storeId, t.createdAt),
  ],
);

/** Saved filters and sort order of the table of listings, each of one member. */
export const listingViews = pgTable(
  'listing_views',
  {
    id: id(),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    vendorId: ref()
      .notNull()
      .references(() => vendors.id),
    name: text().notNull(),
    filters: jsonb().$type<ListingFilters>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('listing_views_name_key').on(t.storeId, t.vendorId, t.name),
    check('listing_views_name', sql`length(${t.name}) between 1 and 40`),
  ],
);
