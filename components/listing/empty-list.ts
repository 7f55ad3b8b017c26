import {
  activeFilters,
  changed,
  type ListingQuery,
  listingHref,
  unfiltered,
} from '@/lib/storefront/listing/listing';

/** Returns the message keys (under `listing`) and the next step for an empty list. */
export function emptyList(path: string, query: ListingQuery) {
  if (query.page !== undefined) {
    const href = listingHref(path, changed(query, { page: undefined }));
    return { hint: 'none_page', onward: 'first_page', href } as const;
  }
  if (activeFilters(query).length) {
    const href = listingHref(path, unfiltered(query));
    return { hint: 'none_hint', onward: 'clear_filters', href } as const;
  }
  const hint = query.search ? 'none_search' : 'none_yet';
  return { hint, onward: 'browse', href: '/categories' } as const;
}
