import { and, desc, eq, inArray, sql, sum } from 'drizzle-orm';
import { productQuerySchema } from '@/lib/api/schemas/catalog';
import type { Suggestions } from '@/lib/api/schemas/facets';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../db/connection';
import { productMedia, products, productTranslations } from '../db/schema/catalog';
import { rupees } from '../money/rupees';
import type { Search } from '../search';
import { isOnSaleByItself } from './on-sale';
import { livePrice } from './price';

/** How many of the best-selling products decide which categories are popular, and what is shown. */
const popular = { read: 100, categories: 6, products: 4 };

/** Suggestions of the search with their products' names, pictures and prices of this moment; of nothing, what sells best. */
export async function findSuggestions(
  { db, search }: { db: Database; search: Search },
  lang: Locale,
  text: string,
): Promise<Suggestions> {
  if (!text) return findPopular({ db, search }, lang);
  const { productIds, ...others } = await search.suggest(text, lang);
  return { products: await findProducts(db, lang, productIds), ...others };
}

/** The best-selling products in stock, and the categories in which most of them were sold. */
async function findPopular(
  { db, search }: { db: Database; search: Search },
  lang: Locale,
): Promise<Suggestions> {
  const query = { section: 'best_selling', in_stock: 'true', limit: popular.read };
  const { ids } = await search.list(productQuerySchema.parse(query), lang);
  const [found, selling, { categories }] = await Promise.all([
    findProducts(db, lang, ids.slice(0, popular.products)),
    categoriesBySales(db, ids),
    search.counts(),
  ]);
  const byId = new Map(categories.map((category) => [category.id, category]));
  return {
    products: found,
    categories: selling.flatMap((id) => {
      const category = byId.get(id);
      if (!category) return [];
      const { slug, image, name, nameHi } = category;
      return [{ id, slug, image, name: (lang === 'hi' && nameHi) || name }];
    }),
    brands: [],
    queries: [],
  };
}

async function categoriesBySales(db: Database, productIds: number[]): Promise<number[]> {
  if (productIds.length === 0) return [];
  const rows = await db
    .select({ id: products.categoryId })
    .from(products)
    .where(inArray(products.id, productIds))
    .groupBy(products.categoryId)
    .orderBy(desc(sum(products.soldCount)), products.categoryId)
    .limit(popular.categories);
  return rows.map(({ id }) => id);
}

async function findProducts(
  db: Database,
  lang: Locale,
  ids: number[],
): Promise<Suggestions['products']> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: products.id,
      name: sql<string>`coalesce(${productTranslations.name}, ${products.name})`,
      slug: products.slug,
      image_1: productMedia.url,
      price: livePrice,
    })
    .from(products)
    .leftJoin(
      productTranslations,
      and(eq(productTranslations.productId, products.id), eq(productTranslations.locale, lang)),
    )
    .leftJoin(
      productMedia,
      and(eq(productMedia.productId, products.id), eq(productMedia.position, 1)),
    )
    .where(and(inArray(products.id, ids), isOnSaleByItself));
  const byId = new Map(rows.map((row) => [row.id, { ...row, price: rupees(row.price) }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
