import { config } from '../config';
import { type Change, cacheTags, tagsOfChange } from './tags';

/** The name of an answer with too many products to list; a change of any product drops it. */
const manyProducts = 'many-products';
/** Tags that no change drops: pictures, whose addresses change with them, and sitemaps, which may be a little old. */
export const lasting = { pictures: 'pictures', sitemaps: 'sitemaps' } as const;

/** Limits of one header. nginx reads all headers of an answer into 16 KB (deploy/nginx), Varnish each into 8 KB. */
const mostBytes = 1000;
const mostNames = 60;

const { product, missing, ...others } = cacheTags;
const kinds = new Set<string>([...Object.values(others), ...Object.values(lasting)]);
const isProduct = (tag: string) => /^product:\d{1,16}$/.test(tag);

/**
 * Returns the CDN names of an answer for its cache tags, without Next's own tags. An answer with too many
 * products gets one name for all products.
 * @returns at most 60 names, 1000 bytes including separators
 */
export function namesOf(tags: readonly string[]): string[] {
  const own = new Set(tags);
  const general = [...own].filter((tag) => kinds.has(tag));
  const names = [...general, ...[...own].filter(isProduct)];
  const fits = names.length <= mostNames && names.join(' ').length <= mostBytes;
  return fits ? names : [...general, manyProducts];
}

/**
 * Returns headers with an answer's CDN names; none if no CDN is set. Only for cacheable answers that are the
 * same for everybody.
 */
export function sharedHeaders(tags: readonly string[]): Record<string, string> {
  if (!config.cdn) return {};
  const names = namesOf(tags);
  if (!names.length) return {};
  return { 'cache-tag': names.join(','), 'surrogate-key': names.join(' ') };
}

/**
 * Returns `Cache-Control` and CDN names of a public answer that is fresh for so many seconds. A CDN, which is
 * told of changes, may serve it for another day while it revalidates.
 */
export function keptByAll(seconds: number, tags: readonly string[]): Record<string, string> {
  const names = sharedHeaders(tags);
  const isNamed = 'cache-tag' in names;
  const shared = isNamed ? `, s-maxage=${seconds}, stale-while-revalidate=86400` : '';
  return { 'Cache-Control': `public, max-age=${seconds}${shared}`, ...names };
}

/**
 * Returns the names that a change drops from a CDN at once, and those that it may serve once more while it
 * revalidates.
 */
export function namesOfChange(change: Change): { expired: string[]; stale: string[] } {
  const { expired, stale } = tagsOfChange(change);
  return { expired: change.products.length ? [...expired, manyProducts] : expired, stale };
}
