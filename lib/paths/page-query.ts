import { parametersOf } from './routes';

/** Maximum bytes of a query that are read for a page: all filters of a list, each several times. */
const longest = 4096;

/** Shortens a query to the limit, cut between parameters. */
function bounded(query: string): string {
  if (query.length <= longest) return query;
  return query.slice(0, Math.max(0, query.lastIndexOf('&', longest)));
}

/**
 * Returns the part of a query that the page at a path reads, in the order of its row in `routes`: the rendered
 * page and its cache key depend on nothing else. Parameters without a value are removed.
 * @param query in its normal form (normal-query.ts)
 * @param also names that are kept too, also without a value
 */
export function pageQuery(path: string, query: string, also: readonly string[] = []): string {
  const names = parametersOf(path);
  if (!names) return query;
  if (names.length + also.length === 0) return '';
  const given = new URLSearchParams(bounded(query));
  const read = new URLSearchParams();
  for (const name of names) {
    for (const value of given.getAll(name)) if (value) read.append(name, value);
  }
  for (const name of also) {
    for (const value of given.getAll(name)) read.append(name, value);
  }
  return read.toString();
}

/** Returns a page's cache key: `/category/sarees?page=2` for `/category/sarees?utm_source=mail&page=2`. */
export function keptAddress(path: string, query: string): string {
  const read = pageQuery(path, query);
  return read ? `${path}?${read}` : path;
}
