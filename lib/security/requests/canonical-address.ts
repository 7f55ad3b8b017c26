import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLocale } from '@/lib/i18n/locales';
import { isOutsidePages, pathsOf } from '@/lib/paths/routes';
import { dropBodyHeaders } from './response-headers';

/** Pages that may lead on: asked for by an id, in capitals or by a former slug. */
const aliased = pathsOf(({ hasAliases }) => hasAliases === true);

const spelledOtherwise = new RegExp(`^/${defaultLocale}(?:[\\\\/]|$)|.[\\\\/]$`);
const ofDefaultLocale = new RegExp(`^(?:/${defaultLocale}(?=/|$))+`);

/**
 * Leads an address that begins with `/en` or ends with a slash to its page by one 308, although Next, the
 * middleware and the page each would lead on by one.
 * @returns false where that is the answer; a page that may lead on itself is still asked for its word
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
 * A path without `/en` and without a slash at its end. Slashes that follow one another become one: two at
 * the beginning would name another host.
 */
function plainPath(path: string): string {
  const bare = path.replace(/[\\/]+/g, '/').replace(ofDefaultLocale, '');
  return bare.replace(/\/$/, '') || '/';
}

/** Whatever page is written to the response, it goes out as a redirect: where the page leads, else to `path`. */
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
