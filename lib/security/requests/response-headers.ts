import type { ServerResponse } from 'node:http';
import { securityHeaders } from '@/lib/security/security-headers';
import { servedByHttps } from './page-policy';
import { withQueryPutBack } from './unread-query';

const policyHeader = 'Content-Security-Policy';

/** The security headers of every answer. */
export const everyAnswer: readonly (readonly [name: string, value: string])[] = Object.entries(
  securityHeaders({ https: servedByHttps }),
);

/** Adds the security headers, except those that a page or file sets itself, and completes a redirect. */
export function completeHeaders(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    const [status] = args;
    for (const [name, value] of everyAnswer) {
      // A browser replaces its stored headers with those of a 304, among them the page's own policy.
      const isKept = status === 304 && name === policyHeader;
      if (!isKept && !response.hasHeader(name)) response.setHeader(name, value);
    }
    if (status === 307 || status === 308) completeRedirect(response);
    return writeHead.apply(response, args);
  }) as typeof writeHead;
}

/**
 * Restores the visitor's query on a redirect and removes duplicate addresses: the page cache sets Location
 * twice, and Next also sets `Refresh`, for an obsolete browser.
 */
function completeRedirect(response: ServerResponse): void {
  response.removeHeader('Refresh');
  const [to] = [response.getHeader('location')].flat();
  if (typeof to === 'string') response.setHeader('location', withQueryPutBack(to, response));
}

/** Removes the headers that describe a body which will not be sent. */
export function dropBodyHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) {
    if (/^(?:content-|etag|last-modified)/.test(name) && name !== 'content-security-policy') {
      response.removeHeader(name);
    }
  }
}
