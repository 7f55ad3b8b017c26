import type { IncomingHttpHeaders } from 'node:http';
import { markedSocketAddress, socketAddressHeader } from '@/lib/security/socket-address';
import { proxiesIn } from '@/lib/security/visitor-address';

/** Of the headers that Next's own parts send each other, those that its router in a browser sends, too. */
const ofTheRouter = new Set([
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]);

/**
 * Next trusts these where it finds them in a request: a policy's nonce is written into the page, a rewrite is
 * followed, a render is resumed. Only the middleware and Next itself may set them.
 */
const ofTheInside =
  /^(?:next-|x-(?:middleware|nextjs|next|invoke|invocation|matched|prerender|now|vercel|action)-|content-security-policy)/;

/** What a proxy says of a request; believed only behind one. */
const ofProxies = /^(?:x-forwarded-|forwarded$|x-real-ip$)/;

/** Drops every header that only the inside may set, and notes who is at the other end of the connection. */
export function cleanHeaders(headers: IncomingHttpHeaders, heard: string | undefined): void {
  const behindProxy = proxiesIn(process.env.TRUST_PROXY) > 0;
  for (const name of Object.keys(headers)) {
    if (ofTheInside.test(name) && !ofTheRouter.has(name)) delete headers[name];
    else if (!behindProxy && ofProxies.test(name)) delete headers[name];
  }
  // Upgrades are never taken: the request is answered as the plain one that it is, too (RFC 9110, 7.8).
  delete headers.upgrade;
  headers[socketAddressHeader] = markedSocketAddress(heard);
}
