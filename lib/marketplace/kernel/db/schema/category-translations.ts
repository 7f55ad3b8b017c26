import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { categories } from './catalog';
import { ref } from './columns';

export const categoryTranslations = pgTable(
  'category_translations',
  {
    categoryId: ref()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.locale] })],
);
