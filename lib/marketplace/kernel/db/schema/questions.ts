import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { locales } from '@/lib/i18n/locales';
import { users } from './accounts';
import { products } from './catalog';
import { createdAt, id, moment, ref } from './columns';

/** What shoppers ask about a product; shown once the store has answered. */
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
    /** When a shopper first reported it: from then on it waits for the operator. */
    reportedAt: moment(),
    /** When the operator let it stand; further reports change nothing. */
    clearedAt: moment(),
    /** When the operator took it away. */
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
