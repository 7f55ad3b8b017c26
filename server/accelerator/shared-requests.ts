import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { remembered } from '@/lib/process/remembered';
import { isHost } from '@/lib/security/requests/normal-address';
import { renewalHeader } from './renewals';

/**
 * Cookies that the answer for a shared page may depend on: who has them is answered by Next. The session
 * is not among them: no shared page reads it.
 */
export const variantCookies = ['language', '__prerender_bypass', '__next_preview_data'];
const hasVariantCookie = new RegExp(`(?:^|;) *(?:${variantCookies.join('|')})=`);

/** Headers that ask Next for something else than the document. */
const nextHeader = /^(?:rsc$|next-|x-next|x-prerender-|x-middleware-|x-matched-)/;

const asksForDocument = ({ method, headers }: IncomingMessage): boolean => {
  if (method !== 'GET' && method !== 'HEAD') return false;
  for (const name in headers) if (nextHeader.test(name)) return false;
  return true;
};

/** Whether a request, which has passed the guard, gets what everybody gets. */
export const getsShared = (request: IncomingMessage): boolean =>
  !hasVariantCookie.test(request.headers.cookie ?? '') && asksForDocument(request);

/** Headers with which a request is more than the question for a document, for the guard or for Next. */
const saysMore = new RegExp(
  `${nextHeader.source}|^(?:content-length|transfer-encoding|expect|upgrade|${renewalHeader})$`,
);
const mostNames = 500;
/** Names that have been looked at and say no more. */
const plainNames = new Set<string>();

function isPlainName(name: string): boolean {
  if (saysMore.test(name)) return false;
  // Nobody fills the memory with made-up ones.
  if (plainNames.size >= mostNames) plainNames.clear();
  plainNames.add(name);
  return true;
}

const isKnownHost = remembered(isHost);

/**
 * Whether the guard would let a request for a known address pass as it is, and it gets what everybody gets: all that
 * depends on the request and not on its address. Other checks of the guard look at the address, the method and bodies.
 */
export function isPlainRequest(method: string | undefined, headers: IncomingHttpHeaders): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const { host, cookie } = headers;
  if (host !== undefined && !isKnownHost(host)) return false;
  if (cookie !== undefined && hasVariantCookie.test(cookie)) return false;
  for (const name in headers) if (!plainNames.has(name) && !isPlainName(name)) return false;
  return true;
}
