import { and, type SQL, sql } from 'drizzle-orm';
import { discountSteps, type Facets, facetLimit, ratingSteps } from '@/lib/contract/schemas/facets';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../../kernel/db/connection';
import { brands, categories, products } from '../../../kernel/db/schema/catalog';
import { stores } from '../../../kernel/db/schema/stores';
import type { ListQuery } from '../../../providers/search/provider';
import { isOnSale } from '../../offers/on-sale';
import { livePrice } from '../../offers/price';
import {
  type FilterName,
  type Filters,
  filtersOf,
  livePercentOff,
  selectFrom,
  shownRating,
} from './sql-filters';

type Group = { key: string; n: number };

/** Counts the facets of a list by one database query each. */
export async function countFacets(
  db: Database,
  lang: Locale,
  query: ListQuery,
  filters: Filters,
): Promise<Facets> {
  const without = (name: FilterName) =>
    Object.entries(filters).map(([key, filter]) => (key === name ? undefined : filter));
  const counting =
    query.group === 'sku'
      ? sql<number>`count(*)::int`
      : sql<number>`count(distinct ${products.listingId})::int`;
  const counted = async (name: FilterName, key: SQL): Promise<Group[]> => {
    const rows = (await selectFrom(db, lang, { key, n: counting })
      .where(and(isOnSale, ...without(name)))
      .groupBy(sql`1`)) as { key: string | null; n: number }[];
    return rows.filter((row): row is Group => row.key !== null && row.key !== '');
  };
  const limited = (found: Group[], chosen: string[] = []): Group[] => {
    const missing = chosen.filter((value) => !found.some((row) => row.key === value));
    return [...found, ...missing.map((key) => ({ key, n: 0 }))]
      .sort((a, b) => b.n - a.n || (a.key < b.key ? -1 : 1))
      .filter((row, at) => at < facetLimit || chosen.includes(row.key));
  };
  const groups = async (name: FilterName, key: SQL, chosen?: string[]) =>
    limited(await counted(name, key), chosen);
  const categoryGroups = async (chosen: string[] = []) => {
    const found = await counted('category', sql`${categories.slug}`);
    const others = found.filter(({ key }) => !chosen.includes(key));
    const own = await Promise.all(chosen.map(async (key) => ({ key, n: await inAll(key) })));
    return limited([...others, ...own], chosen);
  };
  const steps = (name: FilterName, measure: SQL, all: readonly number[]) =>
    Promise.all(
      all.map(async (from) => {
        const [row] = await selectFrom(db, lang, { n: counting }).where(
          and(isOnSale, sql`${measure} >= ${from}`, ...without(name)),
        );
        return { from, count: Number(row?.n ?? 0) };
      }),
    );
  const inAll = async (category: string) => {
    const { category: chosen } = filtersOf({ ...query, category: [category] });
    const [row] = await selectFrom(db, lang, { n: counting }).where(
      and(isOnSale, chosen, ...without('category')),
    );
    return Number(row?.n ?? 0);
  };
  const values = async (name: FilterName, key: SQL, chosen?: string[]) =>
    (await groups(name, key, chosen)).map(({ key, n }) => ({ value: key, count: n }));

  const [byCategory, byBrand, byStore, names] = await Promise.all([
    categoryGroups(query.category),
    groups('brand', sql`${brands.slug}`, query.brand),
    groups('store', sql`coalesce(nullif(${stores.slug}, ''), ${stores.id}::text)`, query.store),
    namesOf(db, lang),
  ]);
  const named = (rows: Group[], names: Map<string, string>) =>
    rows.flatMap(({ key, n }) => {
      const name = names.get(key);
      return name === undefined ? [] : [{ slug: key, name, count: n }];
    });
  const [range] = (await selectFrom(db, lang, {
    min: sql<number | null>`min(${livePrice})::int`,
    max: sql<number | null>`max(${livePrice})::int`,
  }).where(and(isOnSale, ...without('price')))) as { min: number | null; max: number | null }[];
  const [inStock] = await selectFrom(db, lang, { n: counting }).where(
    and(isOnSale, sql`${products.stock} > 0`, ...without('in_stock')),
  );
  return {
    categories: named(byCategory, names.categories).map((row) => ({
      ...row,
      parent: names.parents.get(row.slug) ?? null,
    })),
    brands: named(byBrand, names.brands),
    stores: named(byStore, names.stores),
    colours: await values(
      'colour',
      sql`trim(unnest(string_to_array(${products.colour}, ',')))`,
      query.colour,
    ),
    sizes: await values('size', sql`${products.size}`, query.size),
    origins: await values('origin', sql`${products.originCountry}`, query.origin),
    ratings: await steps('rating', shownRating, ratingSteps),
    discounts: await steps('discount', livePercentOff, discountSteps),
    in_stock: Number(inStock?.n ?? 0),
    price:
      range?.min == null || range.max == null
        ? null
        : { min: Math.floor(range.min / 100), max: Math.ceil(range.max / 100) },
  };
}

type NameRow = {
  kind: 'category' | 'brand' | 'store';
  slug: string;
  name: string;
  parent: string | null;
};

async function namesOf(db: Database, lang: Locale) {
  const { rows } = (await db.execute(sql`
    select 'category' as kind, c.slug, coalesce(t.name, c.name) as name, p.slug as parent
      from categories c left join categories p on p.id = c.parent_id
      left join category_translations t on t.category_id = c.id and t.locale = ${lang}
    union all select 'brand', slug, name, null from brands
    union all select 'store', coalesce(nullif(slug, ''), id::text), coalesce(nullif(name, ''), 'Seller'), null
      from stores`)) as unknown as { rows: NameRow[] };
  const of = (kind: NameRow['kind']) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ slug, name }) => [slug, name]));
  const parents = new Map(rows.flatMap(({ slug, parent }) => (parent ? [[slug, parent]] : [])));
  return { categories: of('category'), brands: of('brand'), stores: of('store'), parents };
}
