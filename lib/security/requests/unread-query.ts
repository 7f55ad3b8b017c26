import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageQuery } from '@/lib/paths/page-query';
import { isOutsidePages } from '@/lib/paths/routes';

/** The cache-busting parameter of Next's router; Next checks it against the router's headers. */
export const routerMark = '_rsc';

type Left = { all: string; unread: string };

const leftOut = new WeakMap<ServerResponse, Left>();

/**
 * Removes parameters that the page does not read from the address (campaign marks, tokens for the browser):
 * Next writes the requested address into the page, and a cached page is shown to everybody.
 */
export function leaveOutUnread(request: IncomingMessage, response: ServerResponse): void {
  const { url = '' } = request;
  const at = url.indexOf('?');
  if (at < 0) return;
  const path = url.slice(0, at);
  if (isOutsidePages(path)) return;
  const all = url.slice(at + 1);
  const read = pageQuery(path, all, request.headers.rsc === undefined ? [] : [routerMark]);
  request.url = read ? `${path}?${read}` : path;
  const names = new URLSearchParams(read).keys();
  leftOut.set(response, { all: without(all, []), unread: without(all, names) });
}

/** Returns the parameters without these names and without the router's mark. */
function without(query: string, names: Iterable<string>): string {
  const parameters = new URLSearchParams(query);
  for (const name of [...names, routerMark]) parameters.delete(name);
  return parameters.toString();
}

/**
 * Restores the visitor's query on a redirect target. A redirect of the page cache has no query; any other
 * redirect has already handled the parameters it received.
 */
export function withQueryPutBack(to: string, response: ServerResponse): string {
  const left = leftOut.get(response);
  if (!left) return to;
  const isKept = response.hasHeader('x-nextjs-cache') && !to.includes('?');
  const missing = isKept ? left.all : left.unread;
  return missing ? `${to}${to.includes('?') ? '&' : '?'}${missing}` : to;
}
