import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { reviews } from './catalog';
import { createdAt, id, ref } from './columns';

/** Pictures of reviews; one without a review was uploaded for one that is not published yet. */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    id: id(),
    reviewId: ref().references(() => reviews.id, { onDelete: 'set null' }),
    userId: ref().references(() => users.id, { onDelete: 'set null' }),
    /** From 1; null without a review. */
    position: integer(),
    url: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('review_pictures_position_key').on(t.reviewId, t.position),
    index('review_pictures_user_idx').on(t.userId),
    index('review_pictures_unused_idx').on(t.createdAt).where(sql`${t.reviewId} is null`),
    check('review_pictures_at_most_5', sql`${t.position} between 1 and 5`),
  ],
);

/** Who found which review helpful. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: ref()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.reviewId, t.userId] }),
    index('review_votes_user_idx').on(t.userId),
  ],
);
