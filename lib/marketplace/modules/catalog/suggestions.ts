import { and, eq, inArray, sql } from 'drizzle-orm';
import { productQuerySchema } from '@/lib/contract/schemas/catalog';
import type { Suggestions } from '@/lib/contract/schemas/facets';
import type { Locale } from '@/lib/i18n/locales';
import { translated } from '@/lib/i18n/translated';
import type { Database } from '../../kernel/db/connection';
import { productMedia, products, productTranslations } from '../../kernel/db/schema/catalog';
import { rupees } from '../../kernel/money/rupees';
import { isOnSaleByItself, livePrice } from '../offers';
import type { Search } from '../search';

/** The number of best-selling products that determine the popular categories, and the numbers shown. */
const popular = { read: 100, categories: 6, products: 4 };

/**
 * Returns the search's suggestions with their products' names, pictures and current prices; best sellers for
 * empty text.
 */
export async function findSuggestions(
  { db, search }: { db: Database; search: Search },
  lang: Locale,
  text: string,
): Promise<Suggestions> {
  if (!text) return findPopular({ db, search }, lang);
  const { productIds, ...others } = await search.suggest(text, lang);
  return { products: await findProducts(db, lang, productIds), ...others };
}

/** Returns the best-selling listings in stock, and the categories that sold most of them. */
async function findPopular(
  { db, search }: { db: Database; search: Search },
  lang: Locale,
): Promise<Suggestions> {
  const query = { section: 'best_selling', in_stock: 'true', limit: popular.read };
  const { ids } = await search.list(productQuerySchema.parse(query), lang);
  const [found, sold, { categories }] = await Promise.all([
    findProducts(db, lang, ids.slice(0, popular.products)),
    readSold(db, ids),
    search.counts(),
  ]);
  const byId = new Map(categories.map((category) => [category.id, category]));
  const named = categoriesBySales(sold).flatMap((id) => byId.get(id) ?? []);
  return {
    products: found,
    categories: named.slice(0, popular.categories).map((category) => {
      const { id, slug, image } = category;
      return { id, slug, image, name: translated(category, 'name', lang) };
    }),
    brands: [],
    queries: [],
  };
}

type Sold = { categoryId: number; count: number };

async function readSold(db: Database, ids: number[]): Promise<Sold[]> {
  if (ids.length === 0) return [];
  return db
    .select({ categoryId: products.categoryId, count: products.soldCount })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(products.id);
}

function categoriesBySales(sold: Sold[]): number[] {
  const counts = new Map<number, number>();
  for (const { categoryId, count } of sold) {
    counts.set(categoryId, (counts.get(categoryId) ?? 0) + count);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([id]) => id);
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
