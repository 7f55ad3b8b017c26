import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ApiScope } from '@/lib/api/schemas/seller/scopes';
import { createdAt, id, moment, ref } from './columns';
import { stores, vendors } from './stores';

/** Personal tokens for sellers' own systems, hashed. Each may do what its scopes say and its maker may. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    vendorId: ref()
      .notNull()
      .references(() => vendors.id),
    name: text().notNull(),
    scopes: text().array().$type<ApiScope[]>().notNull(),
    hash: text().notNull(),
    /** Its last four characters, to know it by. */
    tail: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (t) => [
    uniqueIndex('api_tokens_hash_key').on(t.hash),
    index('api_tokens_store_idx').on(t.storeId, t.id),
    index('api_tokens_vendor_idx').on(t.vendorId),
    check('api_tokens_scopes', sql`cardinality(${t.scopes}) > 0`),
  ],
);
