import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Suggestions } from '@/lib/api/schemas/facets';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../db/connection';
import { productMedia, products, productTranslations } from '../db/schema/catalog';
import { rupees } from '../money/rupees';
import type { Search } from '../search';
import { isOnSaleByItself } from './on-sale';
import { livePrice } from './price';

/** Suggestions of the search with their products' names, pictures and prices of this moment. */
export async function findSuggestions(
  { db, search }: { db: Database; search: Search },
  lang: Locale,
  text: string,
): Promise<Suggestions> {
  const { productIds, ...others } = await search.suggest(text, lang);
  return { products: await findProducts(db, lang, productIds), ...others };
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
