import type { ProductList } from '@/lib/contract/schemas/catalog';
import { noFacets } from '@/lib/contract/schemas/facets';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import type { Settings } from '../../kernel/settings/registry';
import { deliveryRules, storesWithin } from '../delivery';
import type { ListQuery, Search } from '../search';
import { productCardsOnSale } from './cards';
import { presentSlug } from './manage/former-slugs';

/** Attempts at a page while the search still names products that are no longer on sale. */
const maxAttempts = 3;

/** Returns one page of products for the contract's query. Names sort in the requested language. */
export async function listProducts(
  { db, search, settings }: { db: Database; search: Search; settings: Settings },
  lang: Locale,
  query: ListQuery,
): Promise<ProductList> {
  if (query.ids) return listByIds(db, lang, query.ids);
  const wanted = await withPresentSlugs(
    { db, search },
    await withStoresInTime(db, settings, query),
  );
  for (let attempt = 1; ; attempt++) {
    const { ids, ...found } = await search.list(wanted, lang);
    const cards = await productCardsOnSale(db, lang, ids);
    const missing = ids.filter((id) => !cards.has(id));
    if (missing.length === 0 || attempt === maxAttempts) {
      return { products: ids.flatMap((id) => cards.get(id) ?? []), ...found };
    }
    search.productsChanged(missing);
  }
}

/**
 * Restricts a query to stores that deliver to its pincode within its number of days; without both, changes
 * nothing.
 */
async function withStoresInTime(
  db: Database,
  settings: Settings,
  query: ListQuery,
): Promise<ListQuery> {
  const { pincode, delivery_days: days } = query;
  if (!pincode || !days) return query;
  const rules = deliveryRules(settings);
  return { ...query, inTime: await storesWithin(db, { pincode, days, now: new Date(), rules }) };
}

/** Replaces former slugs of brands and categories in a query by their current slugs. */
async function withPresentSlugs(
  { db, search }: { db: Database; search: Search },
  query: ListQuery,
): Promise<ListQuery> {
  if (!query.brand?.length && !query.category?.length) return query;
  const { brands, categories } = await search.counts();
  const present = (
    kind: 'brand' | 'category',
    known: readonly { slug: string }[],
    slugs: string[] = [],
  ) =>
    Promise.all(
      slugs.map(async (slug) =>
        known.some((one) => one.slug === slug)
          ? slug
          : ((await presentSlug(db, kind, slug)) ?? slug),
      ),
    );
  return {
    ...query,
    brand: await present('brand', brands, query.brand),
    category: await present('category', categories, query.category),
  };
}

/** Returns exactly these products in this order, if they are on sale; ignores filters and counts nothing. */
async function listByIds(db: Database, lang: Locale, asked: string[]): Promise<ProductList> {
  const ids = asked.filter((value) => /^\d{1,15}$/.test(value)).map(Number);
  const cards = await productCardsOnSale(db, lang, ids);
  const products = ids.flatMap((id) => cards.get(id) ?? []);
  const limit = Math.max(ids.length, 1);
  return {
    products,
    total: products.length,
    page: 1,
    limit,
    facets: noFacets,
    understood_as: null,
  };
}
