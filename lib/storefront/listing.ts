import type { ProductQuery, ProductSection, ProductSort } from '@/lib/api/schemas/catalog';

/** The ways a shopper can sort (specification §9). */
export const sortOptions = [
  'default',
  'name_asc',
  'name_desc',
  'price_asc',
  'price_desc',
] as const satisfies ProductSort[];
export type SortOption = (typeof sortOptions)[number];

/** "And up". */
export const ratingOptions = [4, 3, 2, 1] as const;

export const shownSections = [
  'flash_deal',
  'featured',
  'top_rated',
  'best_selling',
  'latest',
] as const satisfies ProductSection[];
export type ShownSection = (typeof shownSections)[number];

/** What the address of a list says. Prices in rupees. */
export type ListingQuery = {
  section?: ShownSection;
  brand?: string;
  category?: string;
  store?: string;
  search?: string;
  sort?: Exclude<SortOption, 'default'>;
  min_price?: number;
  max_price?: number;
  rating?: number;
  in_stock?: 'true';
  /** Absent on the first page. */
  page?: number;
};

export type SearchParams = Record<string, string | string[] | undefined>;

const names = [
  'section',
  'brand',
  'category',
  'store',
  'search',
  'sort',
  'min_price',
  'max_price',
  'rating',
  'in_stock',
  'page',
] as const satisfies (keyof ListingQuery)[];

/** Reads an address; what it does not understand is left out. */
export function parseListing(params: SearchParams): ListingQuery {
  const text = (name: string) => {
    const value = params[name];
    return (Array.isArray(value) ? value[0] : value)?.trim() || undefined;
  };
  const slug = (name: string) => text(name)?.slice(0, 100);
  const [min, max] = inOrder(price(text('min_price')), price(text('max_price')));
  return withoutGaps({
    section: oneOf(shownSections, text('section')),
    brand: slug('brand'),
    category: slug('category'),
    store: slug('store'),
    search: text('search')?.slice(0, 200),
    sort: oneOf(['name_asc', 'name_desc', 'price_asc', 'price_desc'], text('sort')),
    min_price: min,
    max_price: max,
    rating: oneOf(ratingOptions, Number(text('rating'))),
    in_stock: text('in_stock') === 'true' ? 'true' : undefined,
    page: pageNumber(text('page')),
  });
}

/** The query for the API. */
export const toProductQuery = (query: ListingQuery): ProductQuery => ({ ...query });

/** The address of a list; names stand in a fixed order, so equal queries have equal addresses. */
export function listingHref(path: string, query: ListingQuery): string {
  const params = new URLSearchParams();
  for (const name of names) {
    const value = query[name];
    if (value !== undefined && !(name === 'page' && value === 1)) params.set(name, String(value));
  }
  return params.size ? `${path}?${params}` : path;
}

/** The same list with something changed, from its first page. */
export function changed(query: ListingQuery, change: Partial<ListingQuery>): ListingQuery {
  return withoutGaps({ ...query, page: undefined, ...change });
}

/** What a shopper may take away again. */
export const filterNames = ['min_price', 'max_price', 'rating', 'in_stock'] as const;

/** Whether a list shows less than, or in another order than, the plain one of its kind. */
export const isNarrowed = (query: ListingQuery) =>
  query.sort !== undefined || filterNames.some((name) => query[name] !== undefined);

/** The numbers of a pagination, `null` where some are left out: 1 … 4 5 6 … 20. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const shown = [1, current - 1, current, current + 1, last].filter((n) => n >= 1 && n <= last);
  const sorted = [...new Set(shown)].sort((a, b) => a - b);
  return sorted.flatMap((n, index) => {
    const before = sorted[index - 1] ?? n - 1;
    if (n - before === 2) return [n - 1, n];
    return n - before > 2 ? [null, n] : [n];
  });
}

const devanagariZero = 0x0966;

/** Whole rupees; Devanagari digits are digits too. */
function price(value: string | undefined): number | undefined {
  const latin = value
    ?.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
    .replace(/[,\s₹]/g, '');
  if (!latin || !/^\d{1,9}(\.\d+)?$/.test(latin)) return undefined;
  return Math.round(Number(latin));
}

function inOrder(min: number | undefined, max: number | undefined) {
  return min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
}

function pageNumber(value: string | undefined): number | undefined {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined;
}

function oneOf<const Options extends readonly unknown[]>(options: Options, value: unknown) {
  return options.includes(value) ? (value as Options[number]) : undefined;
}

function withoutGaps(query: { [Name in keyof ListingQuery]: ListingQuery[Name] | undefined }) {
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined),
  ) as ListingQuery;
}
