import type { Suggestions } from '@/lib/contract/schemas/facets';
import { listingHref } from '@/lib/storefront/listing/listing';

export type SuggestionKind = 'past' | 'query' | 'category' | 'brand' | 'product';

/** One line under the search box; `href` without language. Price in rupees. */
export type Suggestion = {
  kind: SuggestionKind;
  key: string;
  label: string;
  href: string;
  image?: string | null;
  price?: number;
};

export type SuggestionGroup = { kind: SuggestionKind; options: Suggestion[] };

/** Maximum number of past searches: beside other suggestions, and while nothing is typed. */
const pastBesides = { typed: 3, empty: 5 };

/** Returns suggestions for `term`: past searches first, then matches of the catalogue, or popular entries. */
export function suggestionGroups(
  term: string,
  past: string[],
  found?: Suggestions,
): SuggestionGroup[] {
  const typed = term.toLowerCase();
  const fitting = past.filter((each) => each.toLowerCase().includes(typed));
  const remembered = typed
    ? fitting.filter((each) => each.toLowerCase() !== typed).slice(0, pastBesides.typed)
    : fitting.slice(0, found ? pastBesides.empty : undefined);
  const group = (kind: SuggestionKind, options: Omit<Suggestion, 'kind' | 'key'>[]) => ({
    kind,
    options: options.map((each) => ({ ...each, kind, key: `${kind} ${each.href}` })),
  });
  const search = (label: string) => ({ label, href: listingHref('/search', { search: label }) });
  const { queries = [], categories = [], brands = [], products = [] } = found ?? {};
  const shown = new Set(remembered.map((each) => each.toLowerCase()));
  const groups = [
    group('past', remembered.map(search)),
    group('query', queries.filter((each) => !shown.has(each.toLowerCase())).map(search)),
    group(
      'category',
      categories.map(({ name, slug, image }) => ({
        label: name,
        href: `/category/${slug}`,
        image,
      })),
    ),
    group(
      'brand',
      brands.map(({ name, slug }) => ({
        label: name,
        href: `/brand/${slug}`,
      })),
    ),
    group(
      'product',
      products.map(({ name, slug, image_1, price }) => ({
        label: name,
        href: `/product/${slug}`,
        image: image_1,
        price,
      })),
    ),
  ];
  return groups.filter(({ options }) => options.length > 0);
}
