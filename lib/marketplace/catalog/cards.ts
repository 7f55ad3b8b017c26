import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ProductCard } from '@/lib/api/schemas/catalog';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../db/connection';
import {
  brands,
  categories,
  categoryTranslations,
  productMedia,
  products,
  productTranslations,
} from '../db/schema/catalog';
import { stores } from '../db/schema/stores';
import { rupees } from '../money/rupees';
import { isOnSale } from './on-sale';
import { liveDealJson } from './price';

const columns = {
  id: products.id,
  name: sql<string>`coalesce(${productTranslations.name}, ${products.name})`,
  slug: products.slug,
  mrp: products.mrp,
  regularPrice: products.price,
  rating: products.rating,
  reviewCount: products.reviewCount,
  stock: products.stock,
  colour: products.colour,
  size: products.size,
  store: { id: stores.id, name: stores.name, slug: stores.slug },
  category: {
    id: categories.id,
    name: sql<string>`coalesce(${categoryTranslations.name}, ${categories.name})`,
    slug: categories.slug,
  },
  brand: { id: brands.id, name: brands.name, slug: brands.slug },
  image: productMedia.url,
  deal: liveDealJson,
};

/** The rows behind product cards, in no particular order; add where, order and limit. */
export function selectCards(db: Database, lang: Locale) {
  return db
    .select(columns)
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(
      productTranslations,
      and(eq(productTranslations.productId, products.id), eq(productTranslations.locale, lang)),
    )
    .leftJoin(
      categoryTranslations,
      and(
        eq(categoryTranslations.categoryId, categories.id),
        eq(categoryTranslations.locale, lang),
      ),
    )
    .leftJoin(
      productMedia,
      and(eq(productMedia.productId, products.id), eq(productMedia.position, 1)),
    );
}

type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** A row as the contract's product card; a store without name or slug becomes 'Seller' and its id (§3). */
export function toCard(row: CardRow): ProductCard {
  const store = {
    id: row.store.id,
    name: row.store.name || 'Seller',
    slug: row.store.slug || String(row.store.id),
  };
  const price = rupees(row.deal?.price ?? row.regularPrice);
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    mrp: rupees(row.mrp),
    selling_price: price,
    price,
    regular_price: rupees(row.regularPrice),
    rating: Math.round(row.rating * 10) / 10,
    total_reviews: row.reviewCount,
    quantity: row.stock,
    store_id: store.id,
    store,
    category_id: row.category.id,
    category: row.category,
    brand: row.brand,
    image_1: row.image,
    colour: row.colour,
    size: row.size,
    flash_deal: row.deal && { ...row.deal, price: rupees(row.deal.price) },
  };
}

/** Cards of these products by id, also of those no longer on sale; unknown ids are absent. */
export async function productCards(
  db: Database,
  lang: Locale,
  ids: number[],
): Promise<Map<number, ProductCard>> {
  if (ids.length === 0) return new Map();
  const rows = await selectCards(db, lang).where(inArray(products.id, ids));
  return new Map(rows.map((row) => [row.id, toCard(row)]));
}

/** Cards of those of these products that shoppers may see, by id. */
export async function productCardsOnSale(
  db: Database,
  lang: Locale,
  ids: number[],
): Promise<Map<number, ProductCard>> {
  if (ids.length === 0) return new Map();
  const rows = await selectCards(db, lang).where(and(inArray(products.id, ids), isOnSale));
  return new Map(rows.map((row) => [row.id, toCard(row)]));
}
