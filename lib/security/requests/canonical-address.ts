import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLocale } from '@/lib/i18n/locales';
import { isOutsidePages, pathsOf } from '@/lib/paths/routes';
import { dropBodyHeaders } from './response-headers';

/** Pages that may redirect: requested by an id, in capital letters or by a former slug. */
const aliased = pathsOf(({ hasAliases }) => hasAliases === true);

const spelledOtherwise = new RegExp(`^/${defaultLocale}(?:[\\\\/]|$)|.[\\\\/]$`);
const ofDefaultLocale = new RegExp(`^(?:/${defaultLocale}(?=/|$))+`);

/**
 * Redirects an address that begins with `/en` or ends with a slash to its page by a single 308; Next, the
 * middleware and the page would each add a redirect.
 * @returns false if it has answered; a page that may redirect itself is still rendered
 */
export function redirectToCanonical(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '', method, headers } = request;
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  if (!spelledOtherwise.test(path) || isOutsidePages(path)) return true;
  if (headers.rsc !== undefined || (method !== 'GET' && method !== 'HEAD')) return true;
  const query = url.slice(path.length);
  const plain = plainPath(path);
  if (plain === path) return true;
  if (aliased.test(plain)) {
    request.url = plain;
    answerByRedirect(response, plain, query);
    return true;
  }
  response.writeHead(308, { Location: plain + query }).end();
  return false;
}

/**
 * Returns a path without `/en` and without a trailing slash. Consecutive slashes become one: two at the
 * beginning would name another host.
 */
function plainPath(path: string): string {
  const bare = path.replace(/[\\/]+/g, '/').replace(ofDefaultLocale, '');
  return bare.replace(/\/$/, '') || '/';
}

/** Turns any answer into a redirect: to the page's own redirect target, otherwise to `path`. */
function answerByRedirect(response: ServerResponse, path: string, query: string): void {
  const { writeHead, end } = response;
  response.writeHead = ((status: number) => {
    const [to] = [status === 308 && response.getHeader('location')].flat();
    dropBodyHeaders(response);
    response.removeHeader('Cache-Control');
    response.setHeader('Location', (to || path) + query);
    return writeHead.call(response, 308);
  }) as typeof writeHead;
  response.write = () => true;
  response.end = (() => end.call(response, undefined, 'utf8')) as typeof end;
}
