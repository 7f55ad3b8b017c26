import { sql } from 'drizzle-orm';
import { check, index, integer, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ApiScope } from '@/lib/contract/schemas/seller/scopes';
import { createdAt, id, moment, ref } from './columns';
import { stores, vendors } from './stores';

/** Personal tokens for sellers' own systems, hashed. Each may do what both its scopes and its maker's role allow. */
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
    /** Its last four characters, for recognition. */
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

/**
 * The answer to a seller API request with an `Idempotency-Key`; a bulk request has a row for each committed
 * batch. Written in the transaction that did the work, and kept for a day.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    key: text().notNull(),
    /** The number of the batch, from 0. */
    batch: integer().notNull(),
    /** SHA-256 of the route and the validated body, in hex. */
    requestHash: text().notNull(),
    /** The answer as `json`, which keeps the order of fields. Null only while its transaction runs. */
    answer: json(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('idempotency_keys_key').on(t.storeId, t.key, t.batch),
    index('idempotency_keys_created_idx').on(t.createdAt),
    check('idempotency_keys_length', sql`length(${t.key}) between 1 and 100`),
  ],
);
