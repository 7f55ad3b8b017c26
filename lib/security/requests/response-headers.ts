import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOutsidePages } from '@/lib/paths/routes';
import { securityHeaders } from '@/lib/security/security-headers';
import { servedByHttps } from './page-policy';

const policyHeader = 'Content-Security-Policy';

/** The security headers of every answer. */
export const everyAnswer: readonly (readonly [name: string, value: string])[] = Object.entries(
  securityHeaders({ https: servedByHttps }),
);

/**
 * Gives the answer the security headers, but for those that a page or file has its own of, and puts the query
 * back into a redirect that comes from the page cache: that knows none, and names its address twice.
 */
export function completeHeaders({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    for (const [name, value] of everyAnswer) {
      // A browser puts the headers of a 304 in place of those that it has: the page's own policy is among them.
      const isKept = args[0] === 304 && name === policyHeader;
      if (!isKept && !response.hasHeader(name)) response.setHeader(name, value);
    }
    if (args[0] === 308) keepQuery(url, response);
    return writeHead.apply(response, args);
  }) as typeof writeHead;
}

function keepQuery(url: string, response: ServerResponse): void {
  const [to] = [response.getHeader('location')].flat();
  if (typeof to !== 'string' || isOutsidePages(url)) return;
  const at = url.indexOf('?');
  response.setHeader('location', to.includes('?') || at < 0 ? to : to + url.slice(at));
}

/** Drops the headers that describe a body which is not going to be sent. */
export function dropBodyHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) {
    if (/^(?:content-|etag|last-modified)/.test(name) && name !== 'content-security-policy') {
      response.removeHeader(name);
    }
  }
}
