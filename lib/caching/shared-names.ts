import { config } from '../config';
import { type Change, cacheTags, tagsOfChange } from './tags';

/** On an answer that shows more products than it has room to name: every change of a product drops it. */
const manyProducts = 'many-products';
/** What no change drops: pictures, whose addresses change with them, and sitemaps, of which an old one does no harm. */
export const lasting = { pictures: 'pictures', sitemaps: 'sitemaps' } as const;

/** Of one header. nginx reads all headers of an answer into 16 KB (deploy/nginx), Varnish each into 8 KB. */
const mostBytes = 1000;
const mostNames = 60;

const { product, missing, ...others } = cacheTags;
const kinds = new Set<string>([...Object.values(others), ...Object.values(lasting)]);
const isProduct = (tag: string) => /^product:\d{1,16}$/.test(tag);

/**
 * What an answer is known by at a CDN, of the tags that it is kept under: those of Next's own are left out, and one that
 * shows too many products is known by all of them together.
 * @returns at most 60 names, 1000 bytes with a sign between them
 */
export function namesOf(tags: readonly string[]): string[] {
  const own = new Set(tags);
  const general = [...own].filter((tag) => kinds.has(tag));
  const names = [...general, ...[...own].filter(isProduct)];
  const fits = names.length <= mostNames && names.join(' ').length <= mostBytes;
  return fits ? names : [...general, manyProducts];
}

/**
 * Headers that name what an answer shows, for the CDN that is set; none without one. Only for what is the same for
 * everybody and may be kept.
 */
export function sharedHeaders(tags: readonly string[]): Record<string, string> {
  if (!config.cdn) return {};
  const names = namesOf(tags);
  if (!names.length) return {};
  return { 'cache-tag': names.join(','), 'surrogate-key': names.join(' ') };
}

/**
 * `Cache-Control` and names of an answer that everybody may keep for so many seconds; a CDN, which is told of changes, may
 * show it for another day while it asks anew.
 */
export function keptByAll(seconds: number, tags: readonly string[]): Record<string, string> {
  const names = sharedHeaders(tags);
  const isNamed = 'cache-tag' in names;
  const shared = isNamed ? `, s-maxage=${seconds}, stale-while-revalidate=86400` : '';
  return { 'Cache-Control': `public, max-age=${seconds}${shared}`, ...names };
}

/** The names that a change drops from a CDN at once, and those that it may show once more while it asks anew. */
export function namesOfChange(change: Change): { expired: string[]; stale: string[] } {
  const { expired, stale } = tagsOfChange(change);
  return { expired: change.products.length ? [...expired, manyProducts] : expired, stale };
}
