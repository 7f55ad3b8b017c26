import type { IncomingHttpHeaders } from 'node:http';
import { markedSocketAddress, socketAddressHeader } from '@/lib/security/socket-address';
import { proxiesIn } from '@/lib/security/visitor-address';
import { isRouterState } from './router-state';

/** Headers of Next's protocol that its router in a browser sends. */
const routerHeaders = new Set([
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]);

/**
 * Next trusts these where it finds them in a request: a policy's nonce is written into the page, a rewrite is
 * followed, a render is resumed. Only the middleware and Next itself may set them.
 */
const internalHeaders =
  /^(?:next-|x-(?:middleware|nextjs|next|invoke|invocation|matched|prerender|now|vercel|action)-|content-security-policy)/;

/** Written by proxies; believed only behind one. */
const proxyHeaders = /^(?:x-forwarded-|forwarded$|x-real-ip$)/;

/**
 * Drops every header that only Next or a proxy may set, and what its router says of itself where that cannot be read:
 * Next would answer 500. Adds the connection's remote address.
 */
export function cleanHeaders(
  headers: IncomingHttpHeaders,
  remoteAddress: string | undefined,
): void {
  const behindProxy = proxiesIn(process.env.TRUST_PROXY) > 0;
  for (const name of Object.keys(headers)) {
    if (internalHeaders.test(name) && !routerHeaders.has(name)) delete headers[name];
    else if (!behindProxy && proxyHeaders.test(name)) delete headers[name];
  }
  const state = headers['next-router-state-tree'];
  if (state !== undefined && !isRouterState(String(state)))
    delete headers['next-router-state-tree'];
  // Upgrades are never taken: the request is answered as the plain one that it is, too (RFC 9110, 7.8).
  delete headers.upgrade;
  headers[socketAddressHeader] = markedSocketAddress(remoteAddress);
}
