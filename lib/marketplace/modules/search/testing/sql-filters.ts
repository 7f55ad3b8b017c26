import { and, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../../kernel/db/connection';
import {
  brands,
  categories,
  products,
  productTranslations,
} from '../../../kernel/db/schema/catalog';
import { stores } from '../../../kernel/db/schema/stores';
import type { ListQuery } from '../../../providers/search/provider';
import { livePrice } from '../../offers/price';

/** Each filter of a query by itself, so that a facet can be counted without its own. */
export type Filters = Partial<Record<FilterName, SQL | undefined>>;
export type FilterName =
  | 'section'
  | 'within'
  | 'category'
  | 'brand'
  | 'store'
  | 'colour'
  | 'size'
  | 'origin'
  | 'price'
  | 'rating'
  | 'discount'
  | 'in_stock';

const onDeal = sql`${livePrice} < ${products.price}`;

const sectionFilters: Record<NonNullable<ListQuery['section']>, SQL | undefined> = {
  flash_deal: onDeal,
  featured: eq(products.isFeatured, true),
  top_rated: gte(products.reviewCount, 3),
  best_selling: undefined,
  latest: undefined,
};

/** SQL: the whole percent off the MRP, rounded as the storefront rounds it; the price is the one of this moment. */
export const livePercentOff = sql<number>`round(100.0 * (${products.mrp} - ${livePrice}) / ${products.mrp})`;

/** SQL: the rating rounded to one decimal, as cards show it. */
export const shownRating = sql<number>`round(${products.rating}::numeric, 1)::float8`;

export function filtersOf(query: ListQuery): Filters {
  const { min_price: min, max_price: max } = query;
  return {
    section: query.section && sectionFilters[query.section],
    within: query.within === undefined ? undefined : inCategories([query.within]),
    category: any(query.category, inCategories),
    brand: any(query.brand, (slugs) => inArray(brands.slug, slugs)),
    store: any(query.store, inStores),
    colour: any(query.colour, hasColour),
    size: any(query.size, (sizes) => inArray(products.size, sizes)),
    origin: any(query.origin, (origins) => inArray(products.originCountry, origins)),
    price: and(
      min === undefined ? undefined : gte(livePrice, Math.round(min * 100)),
      max === undefined ? undefined : lte(livePrice, Math.round(max * 100)),
    ),
    rating: query.rating ? gte(shownRating, query.rating) : undefined,
    discount: query.discount ? gte(livePercentOff, query.discount) : undefined,
    in_stock: query.in_stock ? gte(products.stock, 1) : undefined,
  };
}

/** Selects from all tables that a filter may need. */
export function selectFrom<Fields extends Record<string, SQL.Aliased | SQL>>(
  db: Database,
  lang: Locale,
  fields: Fields,
) {
  return db
    .select(fields as Record<string, SQL>)
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(
      productTranslations,
      and(eq(productTranslations.productId, products.id), eq(productTranslations.locale, lang)),
    );
}

function any(values: string[] | undefined, filter: (values: string[]) => SQL | undefined) {
  return values?.length ? filter(values) : undefined;
}

/** SQL condition: in one of the categories or their children. */
function inCategories(slugs: string[]): SQL {
  return sql`${products.categoryId} in (
    select c.id from categories c left join categories parent on parent.id = c.parent_id
    where ${inArray(sql`c.slug`, slugs)} or ${inArray(sql`parent.slug`, slugs)})`;
}

function inStores(idsOrSlugs: string[]): SQL | undefined {
  const ids = idsOrSlugs.filter((value) => /^\d{1,15}$/.test(value)).map(Number);
  const slugs = idsOrSlugs.filter((value) => !/^\d{1,15}$/.test(value));
  return or(
    ids.length ? inArray(stores.id, ids) : undefined,
    slugs.length ? inArray(stores.slug, slugs) : undefined,
  );
}

/** SQL condition: has one of the colours; a product's colours are separated by commas. */
function hasColour(colours: string[]): SQL {
  return sql`exists (select 1 from unnest(string_to_array(${products.colour}, ',')) as of(colour)
    where ${inArray(sql`trim(of.colour)`, colours)})`;
}
