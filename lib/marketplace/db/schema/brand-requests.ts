import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from './columns';
import { listings } from './listings';

/** Brands that stores' files name and the market does not have yet. */
export const brandRequests = pgTable(
  'brand_requests',
  {
    id: id(),
    /** The name as names are compared. */
    key: text().notNull(),
    /** As the first file wrote it. */
    name: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('brand_requests_key').on(t.key)],
);

/** Listings that get the brand once it is there. */
export const brandRequestListings = pgTable(
  'brand_request_listings',
  {
    requestId: ref()
      .notNull()
      .references(() => brandRequests.id, { onDelete: 'cascade' }),
    listingId: ref()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.listingId] }),
    index('brand_request_listings_listing_idx').on(t.listingId),
  ],
);
