import { and, asc, count, desc, eq, gte, ilike, lte, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ProductList, productQuerySchema } from '@/lib/api/schemas/catalog';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../db/connection';
import { brands, categories, products, productTranslations } from '../db/schema/catalog';
import { stores } from '../db/schema/stores';
import { onSale, selectCards, toCard } from './cards';
import { livePrice } from './price';

export type ListQuery = z.output<typeof productQuerySchema>;

const onDeal = sql`exists (select 1 from flash_deals where flash_deals.product_id = ${products.id}
  and flash_deals.starts_at <= now() and flash_deals.ends_at > now())`;

const sectionFilters: Record<NonNullable<ListQuery['section']>, SQL | undefined> = {
  flash_deal: onDeal,
  featured: eq(products.isFeatured, true),
  top_rated: gte(products.reviewCount, 3),
  best_selling: undefined,
  latest: undefined,
};

const sectionOrders: Record<NonNullable<ListQuery['section']>, SQL[]> = {
  flash_deal: [desc(products.soldCount), desc(products.id)],
  featured: [desc(products.soldCount), desc(products.id)],
  top_rated: [desc(products.rating), desc(products.reviewCount), desc(products.id)],
  best_selling: [desc(products.soldCount), desc(products.id)],
  latest: [desc(products.createdAt), desc(products.id)],
};

const localName = sql`coalesce(${productTranslations.name}, ${products.name})`;

const sorts: Record<ListQuery['sort'], SQL[] | undefined> = {
  default: undefined,
  name_asc: [asc(localName), asc(products.id)],
  name_desc: [desc(localName), desc(products.id)],
  price_asc: [asc(livePrice), asc(products.id)],
  price_desc: [desc(livePrice), desc(products.id)],
  newest: sectionOrders.latest,
  rating: sectionOrders.top_rated,
};

/** One page of products by the contract's query. Names sort in the language asked for. */
export async function listProducts(
  db: Database,
  lang: Locale,
  query: ListQuery,
): Promise<ProductList> {
  const where = and(onSale, ...filters(query));
  const order = sorts[query.sort] ?? sectionOrders[query.section ?? 'best_selling'];
  const [rows, [counted]] = await Promise.all([
    selectCards(db, lang)
      .where(where)
      .orderBy(...order)
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    countProducts(db, lang, where),
  ]);
  return {
    products: rows.map(toCard),
    total: counted?.total ?? 0,
    page: query.page,
    limit: query.limit,
  };
}

function countProducts(db: Database, lang: Locale, where: SQL | undefined) {
  return db
    .select({ total: count() })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(
      productTranslations,
      and(eq(productTranslations.productId, products.id), eq(productTranslations.locale, lang)),
    )
    .where(where);
}

function filters(query: ListQuery): (SQL | undefined)[] {
  return [
    query.section && sectionFilters[query.section],
    query.brand ? eq(brands.slug, query.brand) : undefined,
    query.category ? inCategory(query.category) : undefined,
    query.store ? inStore(query.store) : undefined,
    query.min_price === undefined ? undefined : gte(livePrice, Math.round(query.min_price * 100)),
    query.max_price === undefined ? undefined : lte(livePrice, Math.round(query.max_price * 100)),
    query.rating ? gte(products.rating, query.rating) : undefined,
    query.in_stock ? gte(products.stock, 1) : undefined,
    ...words(query.search).map(contains),
  ];
}

/** The category itself and its children. */
function inCategory(slug: string): SQL {
  return sql`${products.categoryId} in (
    select c.id from categories c left join categories parent on parent.id = c.parent_id
    where c.slug = ${slug} or parent.slug = ${slug})`;
}

function inStore(idOrSlug: string): SQL {
  return /^\d{1,15}$/.test(idOrSlug)
    ? eq(products.storeId, Number(idOrSlug))
    : eq(stores.slug, idOrSlug);
}

/** At most 8 words of a search, without what PostgreSQL cannot store. */
function words(search: string | undefined): string[] {
  const clean = (search ?? '').normalize('NFC').replace(/[\p{Cc}\p{Cs}]+/gu, ' ');
  return clean.split(/\s+/).filter(Boolean).slice(0, 8);
}

function contains(word: string): SQL | undefined {
  const pattern = `%${word.slice(0, 60).replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ilike(products.name, pattern),
    ilike(productTranslations.name, pattern),
    ilike(categories.name, pattern),
    ilike(brands.name, pattern),
  );
}
