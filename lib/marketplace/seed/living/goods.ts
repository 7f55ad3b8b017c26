import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Translations } from '@/lib/i18n/translated';
import type { Database } from '../../kernel/db/connection';
import { categories, products } from '../../kernel/db/schema/catalog';
import { stores } from '../../kernel/db/schema/stores';
import { translationsOfProduct } from '../../kernel/db/translations';
import { isOnSale } from '../../modules/offers';

/** A product on sale with its store, and its names and picture as an order keeps them. */
export type Good = {
  product: typeof products.$inferSelect;
  store: typeof stores.$inferSelect;
  translations: Translations<'name'>;
  /** The slug of its category. */
  category: string;
  image: string | null;
};

/** The fewest units in stock of a product that the living market sells. */
const fewest = 12;
/** The most products it chooses from: a market filled for measurements has a hundred thousand. */
const most = 600;

/** Lists goods of all stores that are well in stock, the best sellers first. */
export const listGoods = (db: Database): Promise<Good[]> =>
  db
    .select({
      product: products,
      store: stores,
      category: categories.slug,
      translations: translationsOfProduct(sql`${products.id}`),
      image: sql<string | null>`(select url from product_media
        where product_id = ${products.id} and position = 1)`,
    })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isOnSale, gt(products.stock, fewest)))
    .orderBy(desc(products.soldCount), asc(products.id))
    .limit(most);
