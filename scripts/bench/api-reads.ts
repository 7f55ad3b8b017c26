import { asc, eq } from 'drizzle-orm';
import type { Database } from '@/lib/marketplace/kernel/db/connection';
import { categories, products } from '@/lib/marketplace/kernel/db/schema/catalog';
import { stores } from '@/lib/marketplace/kernel/db/schema/stores';
import { isOnSale } from '@/lib/marketplace/modules/offers';
import { random } from './random.mjs';

/** Returns so many paths read by a product page and by a category page, the same in every run. */
export async function readsOf(db: Database, count: number): Promise<Record<string, string[]>> {
  const shown = await db
    .select({
      id: products.id,
      slug: products.slug,
      storeId: products.storeId,
      category: categories.slug,
      reviews: products.reviewCount,
    })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(isOnSale)
    .orderBy(asc(products.id))
    .limit(10_000);
  const reviewed = shown.filter(({ reviews }) => reviews > 0);
  const next = random(11);
  const some = (path: (product: (typeof shown)[number]) => string, from = shown) =>
    Array.from({ length: count }, () => path(from[Math.floor(next() * from.length)] as never));
  return {
    'product by slug': some(({ slug }) => `/api/products/slug/${slug}`),
    'product by id': some(({ id }) => `/api/products/${id}`),
    'reviews, 10': some(({ id }) => `/api/products/${id}/reviews?limit=10`, reviewed),
    'category, 12': some(({ category }) => `/api/products?category=${category}&limit=12`),
    'category, 7': some(({ category }) => `/api/products?category=${category}&limit=7`),
    'store, 13': some(({ storeId }) => `/api/products?store=${storeId}&limit=13`),
  };
}

/** Selects so many products with enough stock, by ascending id. */
export function buyable(db: Database, count: number) {
  return db
    .select({
      id: products.id,
      storeId: products.storeId,
      price: products.price,
      stock: products.stock,
      soldCount: products.soldCount,
    })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(isOnSale)
    .orderBy(asc(products.id))
    .limit(count);
}
