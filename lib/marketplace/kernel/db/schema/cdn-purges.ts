import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';

/** Outbox of names that a CDN is to drop; a row goes once it has. Only where a CDN is set. */
export const cdnPurges = pgTable(
  'cdn_purges',
  {
    id: id(),
    /** Of kept answers: lib/caching/shared-names.ts. */
    name: text().notNull(),
    /** Whether it may be shown once more while it is asked for anew. */
    isSoft: boolean().notNull(),
    tries: integer().notNull().default(0),
    /** When it may be claimed; each name comes a second time a moment later. */
    tryAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('cdn_purges_try_idx').on(t.tryAt, t.id)],
);
