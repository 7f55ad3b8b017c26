import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { noticeKinds } from '@/lib/contract/schemas/notices';
import { locales } from '@/lib/i18n/locales';
import { users } from './accounts';
import { products } from './catalog';
import { createdAt, id, paise, ref } from './columns';

/**
 * Requests of shoppers to be told, once, that a product is back in stock or costs less; a row is deleted with
 * its mail.
 */
export const productNotices = pgTable(
  'product_notices',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text({ enum: noticeKinds }).notNull(),
    /** The product's price when the shopper asked. */
    price: paise().notNull(),
    locale: text({ enum: locales }).notNull(),
    createdAt: createdAt(),
    /** The time at which the job last compared it with the product. */
    checkedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('product_notices_once').on(t.userId, t.productId, t.kind),
    index('product_notices_product_idx').on(t.productId),
    index('product_notices_checked_idx').on(t.checkedAt),
  ],
);
