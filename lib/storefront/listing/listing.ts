import type { ProductQuery, ProductSection, ProductSort } from '@/lib/contract/schemas/catalog';
import type { discountSteps, ratingSteps } from '@/lib/contract/schemas/facets';
import { listParameters } from '@/lib/paths/routes';
import { latinDigits } from '@/lib/text/digits';

/** The sort orders: the five of specification §9, and the others of the API. */
export const sortOptions = [
  'default',
  'newest',
  'rating',
  'discount',
  'price_asc',
  'price_desc',
  'name_asc',
  'name_desc',
] as const satisfies ProductSort[];
export type SortOption = (typeof sortOptions)[number];

/** "And up": copies the API's steps, because its schemas are too heavy for the browser. */
const ratingOptions = [4, 3, 2, 1] as const satisfies typeof ratingSteps;
export const discountOptions = [10, 20, 30, 40, 50, 60, 70] as const satisfies typeof discountSteps;

/** Days from today within which goods must arrive: the steps that our delivery rules distinguish. */
export const deliveryOptions = [2, 3, 5, 7] as const;

export const shownSections = [
  'flash_deal',
  'featured',
  'top_rated',
  'best_selling',
  'latest',
] as const satisfies ProductSection[];
export type ShownSection = (typeof shownSections)[number];

/** Filters that accept several values at once; a product needs to match one of them. */
export const choiceNames = ['category', 'brand', 'store', 'colour', 'size', 'origin'] as const;
export type ChoiceName = (typeof choiceNames)[number];

/** The query of a list's address. Prices in rupees, the discount in percent "and up". */
export type ListingQuery = Partial<Record<ChoiceName, string[]>> & {
  section?: ShownSection;
  search?: string;
  /** Searches for the words as typed, without correction. */
  exact?: '1';
  min_price?: number;
  max_price?: number;
  rating?: number;
  discount?: number;
  in_stock?: 'true';
  /** Days from today, to `pincode`; both are set together. */
  delivery_days?: number;
  pincode?: string;
  sort?: Exclude<SortOption, 'default'>;
  /** Absent on the first page. */
  page?: number;
};

/** The base of a list, however it is filtered: its path, and the API's additional parameters. */
export type ListScope = { path: string; within?: string; store?: string; brand?: string };

export type SearchParams = Record<string, string | string[] | undefined>;

/** The API's maximum number of values per filter. */
const mostChoices = 30;

/** Parses an address; unknown values are left out, and so is `fixed`, which the page itself sets. */
export function parseListing(params: SearchParams, fixed?: ChoiceName): ListingQuery {
  const all = (name: string) =>
    [params[name]].flat().flatMap((value) => (value?.trim() ? [value.trim()] : []));
  const text = (name: string) => all(name)[0];
  const choices = (name: ChoiceName) => (name === fixed ? undefined : inOneOrder(all(name)));
  const [min, max] = lowerFirst(price(text('min_price')), price(text('max_price')));
  return withoutGaps({
    section: oneOf(shownSections, text('section')),
    category: choices('category'),
    brand: choices('brand'),
    store: choices('store'),
    search: text('search')?.slice(0, 200),
    exact: text('search') && text('exact') === '1' ? '1' : undefined,
    colour: choices('colour'),
    size: choices('size'),
    origin: choices('origin'),
    min_price: min,
    max_price: max,
    rating: oneOf(ratingOptions, Number(text('rating'))),
    discount: oneOf(discountOptions, Number(text('discount'))),
    in_stock: text('in_stock') === 'true' ? 'true' : undefined,
    ...deliveryOf(text('delivery_days'), text('pincode')),
    sort: orderOf(text('sort')),
    page: pageNumber(text('page')),
  });
}

/**
 * Tells whether an address asks for a narrower list than it shows, because a parameter is not understood:
 * `?delivery_days=3` without a pincode shows the plain list, which search engines index under its own address.
 */
export const hasUnread = (params: SearchParams, query: ListingQuery, fixed?: ChoiceName) =>
  listParameters.some(
    (name) =>
      name !== 'page' &&
      name !== fixed &&
      query[name] === undefined &&
      [params[name]].flat().some((value) => value !== undefined),
  );

/** Returns the parameters of an address, repeated ones as lists. */
export const paramsOf = (params: URLSearchParams): SearchParams =>
  Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)]));

/** Converts the query for the API. */
export const toProductQuery = (
  query: ListingQuery,
  { within, store, brand }: ListScope,
): ProductQuery =>
  withoutGaps({
    ...query,
    within,
    ...(store && { store: [store] }),
    ...(brand && { brand: [brand] }),
  });

/**
 * Builds the address of a list. Names and values have a fixed order, so equal lists have equal addresses; a
 * single choice may be given as a string.
 */
export function listingHref(
  path: string,
  query: {
    [Name in keyof ListingQuery]?: ListingQuery[Name] | (Name extends ChoiceName ? string : never);
  },
): string {
  const params = new URLSearchParams();
  for (const name of listParameters) {
    if (name === 'page' && query.page === 1) continue;
    for (const value of [query[name]].flat()) {
      if (value !== undefined) params.append(name, String(value));
    }
  }
  return params.size ? `${path}?${params}` : path;
}

/** Returns the query with a change, at its first page. */
export function changed(query: ListingQuery, change: Partial<ListingQuery>): ListingQuery {
  return withoutGaps({ ...query, page: undefined, ...change });
}

/** Returns the query with a value added, or removed if it was chosen. */
export function toggled(query: ListingQuery, name: ChoiceName, value: string): ListingQuery {
  const now = query[name] ?? [];
  const next = now.includes(value) ? now.filter((each) => each !== value) : [...now, value];
  return changed(query, { [name]: inOneOrder(next) });
}

const filterNames = [
  ...choiceNames,
  'min_price',
  'max_price',
  'rating',
  'discount',
  'in_stock',
  'delivery_days',
] as const;

/** Lists the chosen filters, one entry for each that can be removed. */
export function activeFilters(query: ListingQuery) {
  return filterNames.flatMap((name) =>
    [query[name]].flat().flatMap((value) => {
      if (value === undefined) return [];
      const without = isChoice(name)
        ? toggled(query, name, String(value))
        : changed(query, withoutOf(name));
      return [{ name, value: String(value), without }];
    }),
  );
}

/** Removes all filters; section, search and order stay. */
export const unfiltered = (query: ListingQuery) =>
  changed(query, Object.assign({}, ...filterNames.map(withoutOf)));

/** Returns the change that removes a filter. */
const withoutOf = (name: (typeof filterNames)[number]): Partial<ListingQuery> =>
  name === 'delivery_days' ? noDelivery : { [name]: undefined };

/** The change that removes the delivery filter. */
export const noDelivery = { delivery_days: undefined, pincode: undefined };

export const isChoice = (name: string): name is ChoiceName =>
  choiceNames.includes(name as ChoiceName);

/** Returns each value once, sorted; undefined if there is none. */
function inOneOrder(values: string[]): string[] | undefined {
  const short = values.map((value) => value.slice(0, 100));
  const distinct = [...new Set(short)].slice(0, mostChoices).sort();
  return distinct.length ? distinct : undefined;
}

/** Parses whole rupees, also in Devanagari digits. */
function price(value: string | undefined): number | undefined {
  const latin = value && latinDigits(value).replace(/[,\s₹]/g, '');
  if (!latin || !/^\d{1,9}(\.\d+)?$/.test(latin)) return undefined;
  return Math.round(Number(latin));
}

function deliveryOf(days: string | undefined, typed: string | undefined) {
  const delivery_days = oneOf(deliveryOptions, Number(days));
  const pincode = latinDigits(typed ?? '');
  return delivery_days && /^[1-9]\d{5}$/.test(pincode) ? { delivery_days, pincode } : undefined;
}

function lowerFirst(min: number | undefined, max: number | undefined) {
  return min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
}

function orderOf(value: string | undefined) {
  const sort = oneOf(sortOptions, value);
  return sort === 'default' ? undefined : sort;
}

function pageNumber(value: string | undefined): number | undefined {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined;
}

function oneOf<const Options extends readonly unknown[]>(options: Options, value: unknown) {
  return options.includes(value) ? (value as Options[number]) : undefined;
}

function withoutGaps<Query extends object>(
  query: { [Name in keyof Query]: Query[Name] | undefined },
) {
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined),
  ) as Query;
}
