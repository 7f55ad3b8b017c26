import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { reportReasons } from '@/lib/contract/schemas/seller/feedback';
import { locales } from '@/lib/i18n/locales';
import { users } from './accounts';
import { products, reviews } from './catalog';
import { createdAt, id, moment, ref } from './columns';
import { stores, vendors } from './stores';

/** Pictures of reviews; one without a review was uploaded for a review not published yet. */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    id: id(),
    reviewId: ref().references(() => reviews.id, { onDelete: 'set null' }),
    userId: ref().references(() => users.id, { onDelete: 'set null' }),
    /** The position, from 1; null without a review. */
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

/** Votes for helpful reviews. */
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

/** Reviews that a store asked the operator to remove; each at most once. */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: id(),
    /** Null once it was deleted. */
    reviewId: ref().references(() => reviews.id, { onDelete: 'set null' }),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    vendorId: ref()
      .notNull()
      .references(() => vendors.id),
    reason: text({ enum: reportReasons }).notNull(),
    comment: text(),
    /** The review as it stood then. */
    rating: integer().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
    decidedAt: moment(),
    isKept: boolean(),
  },
  (t) => [
    uniqueIndex('review_reports_review_key').on(t.reviewId),
    index('review_reports_waiting_idx').on(t.id).where(sql`${t.decidedAt} is null`),
    check('review_reports_decision', sql`(${t.decidedAt} is null) = (${t.isKept} is null)`),
  ],
);

/** Shoppers' questions about a product; shown once the store has answered. */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: id(),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: ref().references(() => users.id, { onDelete: 'set null' }),
    authorName: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    question: text().notNull(),
    answer: text(),
    answeredAt: moment(),
    /** The time of the first report by a shopper: from then on it waits for the operator. */
    reportedAt: moment(),
    /** The time at which the operator let it stand; further reports change nothing. */
    clearedAt: moment(),
    /** The time at which the operator hid it. */
    hiddenAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('product_questions_product_idx').on(t.productId, t.answeredAt),
    index('product_questions_user_idx').on(t.userId),
    index('product_questions_open_idx')
      .on(t.createdAt)
      .where(sql`${t.hiddenAt} is null and (${t.answer} is null or ${t.reportedAt} is not null)`),
    check('product_questions_answer', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
  ],
);
