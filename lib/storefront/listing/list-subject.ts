import { type ListingQuery, listingHref } from './listing';

const subjects = ['brand', 'store', 'category'] as const;

/**
 * Returns the plain list of a /products query: a section, or the page of one brand, store or category, else all
 * products.
 */
export function subjectOf(query: ListingQuery): { path: string; query: ListingQuery } {
  const { section } = query;
  if (section) return { path: '/products', query: { section } };
  const name = subjects.find((each) => query[each]?.length === 1);
  const [value] = (name && query[name]) ?? [];
  if (!name || value === undefined) return { path: '/products', query: {} };
  return { path: `/${name}/${encodeURIComponent(value)}`, query: {} };
}

/** True if a list shows less than the plain one, or in another order. */
export const isNarrowed = ({ page, ...query }: ListingQuery, plain: ListingQuery = {}) =>
  listingHref('', query) !== listingHref('', plain);
