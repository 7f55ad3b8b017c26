import { canonicalSize } from '@/lib/i18n/canonical-size';
import { type CatalogueSnapshot, withChildren } from '../memory/catalogue-snapshot';
import type { ListQuery } from '../provider';
import { flag, not, type Query, range, terms } from './query';

export const filterNames = [
  'category',
  'brand',
  'store',
  'colour',
  'size',
  'origin',
  'price',
  'rating',
  'discount',
  'in_stock',
] as const;
export type FilterName = (typeof filterNames)[number];

/** A query's filters on SKUs: those that every count applies, and those that a facet of the same name ignores. */
export type Filters = { always: Query[]; by: Partial<Record<FilterName, Query>> };

const sectionFlags: Record<NonNullable<ListQuery['section']>, string | undefined> = {
  flash_deal: 'deal',
  featured: 'featured',
  top_rated: 'reviewed',
  best_selling: undefined,
  latest: undefined,
};

export function filtersOf(query: ListQuery, snapshot: CatalogueSnapshot): Filters {
  const { min_price: min, max_price: max, section, within, inTime } = query;
  const closed = snapshot.stores.filter(({ isApproved }) => !isApproved);
  const onlyFlag = section && sectionFlags[section];
  const always = [
    flag('active'),
    ...(onlyFlag ? [flag(onlyFlag)] : []),
    ...(closed.length > 0
      ? [
          not([
            terms(
              'store',
              closed.map(({ id }) => String(id)),
            ),
          ]),
        ]
      : []),
    ...(inTime ? [terms('store', [...inTime].map(String))] : []),
    ...(within === undefined ? [] : [inCategories([within], snapshot)]),
  ];
  const chosen: { [Name in FilterName]: Query | undefined } = {
    category: some(query.category, (slugs) => inCategories(slugs, snapshot)),
    brand: some(query.brand, (slugs) => terms('brand', brandsOf(slugs, snapshot))),
    store: some(query.store, (keys) => terms('store', storesOf(keys, snapshot))),
    colour: some(query.colour, (values) => terms('colour', values)),
    size: some(query.size, (values) => terms('size', values.map(canonicalSize))),
    origin: some(query.origin, (values) => terms('origin', values)),
    price:
      min === undefined && max === undefined
        ? undefined
        : range('price', {
            gte: min === undefined ? undefined : Math.round(min * 100),
            lte: max === undefined ? undefined : Math.round(max * 100),
          }),
    rating: query.rating ? range('rating', { gte: query.rating }) : undefined,
    discount: query.discount ? range('discount', { gte: Math.ceil(query.discount) }) : undefined,
    in_stock: query.in_stock === undefined ? undefined : flag('stock'),
  };
  const by: Filters['by'] = {};
  for (const name of filterNames) if (chosen[name]) by[name] = chosen[name];
  return { always, by };
}

/** Returns all filters, or all but the one that a facet ignores. */
export const filtersBut = ({ always, by }: Filters, name?: FilterName): Query[] => [
  ...always,
  ...filterNames.flatMap((other) => {
    const filter = by[other];
    return other === name || !filter ? [] : [filter];
  }),
];

function some(values: string[] | undefined, filter: (values: string[]) => Query) {
  return values?.length ? filter(values) : undefined;
}

const inCategories = (slugs: readonly string[], { categories }: CatalogueSnapshot): Query =>
  terms('category', [...withChildren(categories, slugs)].map(String));

const brandsOf = (slugs: readonly string[], { brands }: CatalogueSnapshot) =>
  brands.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => String(id));

/** Returns the stores of the keys; queries name stores by id or slug. */
const storesOf = (keys: readonly string[], { stores }: CatalogueSnapshot) =>
  stores
    .filter(({ id, slug }) => keys.some((key) => key === slug || isId(key, id)))
    .map(({ id }) => String(id));

const isId = (key: string, id: number) => /^\d{1,15}$/.test(key) && Number(key) === id;
