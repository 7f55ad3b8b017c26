import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ListingFilters } from '@/lib/api/schemas/seller/listing-views';
import { createdAt, id, ref } from './columns';
import { stores, vendors } from './stores';

/** Filters and order of the table of listings that a member has named, for themselves. */
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
