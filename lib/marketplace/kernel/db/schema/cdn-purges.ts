import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';

/** Outbox of names that a CDN must drop; a row is deleted when it has. Only used with a CDN. */
export const cdnPurges = pgTable(
  'cdn_purges',
  {
    id: id(),
    /** The name of kept answers: lib/caching/shared-names.ts. */
    name: text().notNull(),
    /** True if the stale answer may be shown once more during revalidation. */
    isSoft: boolean().notNull(),
    tries: integer().notNull().default(0),
    /** The time from which it may be claimed; each name comes a second time a moment later. */
    tryAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('cdn_purges_try_idx').on(t.tryAt, t.id)],
);
