import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { remembered } from '@/lib/process/remembered';
import { isHost } from '@/lib/security/requests/normal-address';
import { renewalHeader } from './renewals';

/**
 * Cookies that may change the answer for a shared page: Next answers requests with them. The session is not
 * listed, because no shared page reads it.
 */
export const variantCookies = ['language', '__prerender_bypass', '__next_preview_data'];
const hasVariantCookie = new RegExp(`(?:^|;) *(?:${variantCookies.join('|')})=`);

/** Headers that ask Next for something other than the document. */
const nextHeader = /^(?:rsc$|next-|x-next|x-prerender-|x-middleware-|x-matched-)/;

const asksForDocument = ({ method, headers }: IncomingMessage): boolean => {
  if (method !== 'GET' && method !== 'HEAD') return false;
  for (const name in headers) if (nextHeader.test(name)) return false;
  return true;
};

/** True if a guarded request gets the answer for everybody. */
export const getsShared = (request: IncomingMessage): boolean =>
  !hasVariantCookie.test(request.headers.cookie ?? '') && asksForDocument(request);

/** Headers that make a request more than a plain one, for the guard or for Next. */
const saysMore = new RegExp(
  `${nextHeader.source}|^(?:content-length|transfer-encoding|expect|upgrade|${renewalHeader})$`,
);
const mostNames = 500;
/** Header names known to be plain. */
const plainNames = new Set<string>();

function isPlainName(name: string): boolean {
  if (saysMore.test(name)) return false;
  // The limit keeps made-up names from filling the memory.
  if (plainNames.size >= mostNames) plainNames.clear();
  plainNames.add(name);
  return true;
}

const isKnownHost = remembered(isHost);

/**
 * Checks that the guard would pass a request unchanged, and that it gets the answer for everybody. It covers
 * everything that depends on the request but not on its address; the guard's other checks concern the address,
 * the method and bodies.
 */
export function isPlainRequest(method: string | undefined, headers: IncomingHttpHeaders): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const { host, cookie } = headers;
  if (host !== undefined && !isKnownHost(host)) return false;
  if (cookie !== undefined && hasVariantCookie.test(cookie)) return false;
  for (const name in headers) if (!plainNames.has(name) && !isPlainName(name)) return false;
  return true;
}
