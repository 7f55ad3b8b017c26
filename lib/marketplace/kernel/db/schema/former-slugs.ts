import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { categories, products } from './catalog';
import { ref } from './columns';

/** Former addresses of a category or brand, or of one that was merged into it: they redirect to the present one. */
export const formerCatalogueSlugs = pgTable(
  'former_catalogue_slugs',
  {
    kind: text({ enum: ['category', 'brand'] }).notNull(),
    slug: text().notNull(),
    /** Id of the category or brand. */
    subjectId: ref().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.slug] }),
    index('former_catalogue_slugs_subject_idx').on(t.kind, t.subjectId),
  ],
);

/** Former slugs of a product: their pages redirect to the present one. */
export const formerSlugs = pgTable('former_slugs', {
  slug: text().primaryKey(),
  productId: ref()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' }),
});

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
