import type { Understood } from '@/lib/contract/schemas/understood';
import type { ListingQuery } from '@/lib/storefront/listing/listing';

const most = 6;

/**
 * Returns alternatives for a search without results: the search as understood, without its price and other
 * conditions, with its unknown words replaced by the nearest known ones, and each of its words by itself.
 */
export function otherSearches(
  { search = '', exact }: ListingQuery,
  understood: Understood | null | undefined,
): string[] {
  const { filters = [], dropped = [], nearest = [] } = understood ?? {};
  const words = search.split(/\s+/);
  const single =
    words.length > 1 ? words.filter((word) => !dropped.includes(word.toLowerCase())) : [];
  const [unknown] = dropped;
  const replaced = nearest.map((word) =>
    unknown ? search.toLowerCase().replace(unknown, word) : word,
  );
  const offered = [
    ...(exact ? [search] : []),
    ...filters.map(({ without }) => without),
    ...replaced,
    ...(filters.length > 0 ? [] : single.filter((word) => [...word].length > 2)),
  ];
  const isOther = (one: string) => one !== '' && (exact || one !== search);
  return [...new Set(offered)].filter(isOther).slice(0, most);
}
