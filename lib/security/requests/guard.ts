import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import { z } from 'zod';
import { isOutsidePages } from '@/lib/paths/routes';
import { serverProcess } from '@/lib/process/server-process';
import { bodyLimitOf, parseBoundedJson } from '@/lib/security/body-limit';
import { needsOwnDocument } from '@/lib/security/own-document';
import { markedSocketAddress, socketAddressHeader } from '@/lib/security/socket-address';
import { proxiesIn } from '@/lib/security/visitor-address';
import { redirectToCanonical } from './canonical-address';
import { normaliseAddress } from './normal-address';
import { refuseRequest } from './refuse-request';
import { completeHeaders } from './response-headers';

const kinds = ['c', 'ci(..)(..)', 'ci(.)', 'ci(..)', 'ci(...)', 'oc'];
const kindsOfOne = ['d', 'di(..)(..)', 'di(.)', 'di(..)', 'di(...)'];

const segment = z.union([
  z.string(),
  z.tuple([
    z.string(),
    z.string(),
    z.enum([...kinds, ...kindsOfOne]),
    z.array(z.string()).nullable(),
  ]),
]);

const reloads = z.enum(['refetch', 'inside-shared-layout', 'metadata-only']);

/** `flightRouterStateSchema` of next/dist/server/app-render/types. */
const state: z.ZodType = z.lazy(() =>
  z.tuple([
    segment,
    z.record(z.string(), state),
    z.tuple([z.string(), z.string()]).nullish(),
    reloads.nullish(),
    z.number().nullish(),
    z.string().optional(),
  ]),
);

/** Whether Next can read what its router says of itself in `next-router-state-tree`; it answers 500 to what it cannot. */
export function isRouterState(header: string): boolean {
  if (header.length > 40_000) return false;
  try {
    return state.safeParse(parseBoundedJson(decodeURIComponent(header))).success;
  } catch {
    return false;
  }
}

/**
 * Checks a request and brings it to one form, before anything reads it: address, host, headers, method and
 * body size. Its answer will carry the security headers.
 * @returns false where it has been answered already
 */
export function guardRequest(request: IncomingMessage, response: ServerResponse): boolean {
  // Each check may wait for the end of the answer, and Next's own do.
  response.setMaxListeners(30);
  serverProcess.origin ??= originOf(request);
  completeHeaders(request, response);
  cleanHeaders(request.headers, request.socket.remoteAddress);
  return (
    normaliseAddress(request, response) &&
    allowMethod(request, response) &&
    limitBody(request, response) &&
    !refuseSharedDocument(request, response) &&
    redirectToCanonical(request, response)
  );
}

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

/** Of the API, whose routes say which of them they take. */
const apiMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const pageMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Answers 405 to methods that no route takes, OPTIONS of pages and of `*`, and a form that a browser sends before
 * its page's scripts have loaded: 303 shows the page again.
 */
function allowMethod(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '' } = request;
  const allowed = allowedAt(url);
  if (method === 'OPTIONS' && !url.startsWith('/api/')) {
    response.writeHead(204, { Allow: allowed.join(', ') }).end();
    return false;
  }
  if (method === 'POST' && isPage(url)) {
    response.writeHead(303, { Location: url.replace(/^\/+/, '/') }).end();
    return false;
  }
  if (url !== '*' && allowed.includes(method)) return true;
  response.setHeader('Allow', allowed.join(', '));
  refuseRequest(request, response, 405, 'method_not_allowed');
  return false;
}

const isPage = (url: string) => url !== '*' && !isOutsidePages(url);

function allowedAt(url: string): string[] {
  return url === '*' || url.startsWith('/api/') ? apiMethods : pageMethods;
}

/** Bytes of all bodies that are being read at this moment; more would fill the memory. */
const maxBytesInFlight = 256 * 1024 * 1024;
let bytesInFlight = 0;

/**
 * Holds a request to the size that its path takes: a longer `Content-Length` is refused before a byte is
 * read, and a body without one once it has grown too long. Whoever reads the request gets no more of it.
 * @returns whether the request goes on
 */
export function limitBody(request: IncomingMessage, response: ServerResponse): boolean {
  const { headers } = request;
  const [path = ''] = (request.url ?? '').split('?');
  const limit = bodyLimitOf(path, headers['content-type']);
  const declared = Number(headers['content-length'] ?? 0);
  if (declared > limit) {
    refuseRequest(request, response, 413, 'too_large');
    return false;
  }
  if (declared === 0 && headers['transfer-encoding'] === undefined) return true;
  if (bytesInFlight > maxBytesInFlight) {
    response.setHeader('Retry-After', 5);
    refuseRequest(request, response, 503, 'too_busy');
    return false;
  }
  let size = 0;
  const { push } = request;
  // Node's parser hands each chunk to `push`, also of a body that nobody reads yet.
  request.push = (chunk, encoding) => {
    if (chunk !== null) {
      size += chunk.length;
      bytesInFlight += chunk.length;
      if (size > limit) {
        refuseRequest(request, response, 413, 'too_large');
        return true;
      }
    }
    return push.call(request, chunk, encoding);
  };
  response.once('close', () => {
    bytesInFlight -= size;
  });
  return true;
}

/** 204 makes Next's router load the page as a document. */
function refuseSharedDocument(request: IncomingMessage, response: ServerResponse): boolean {
  if (!needsOwnDocument(request)) return false;
  response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
  return true;
}

function originOf({ socket: { localAddress = '', localPort } }: IncomingMessage): string {
  return `http://${isIPv6(localAddress) ? `[${localAddress}]` : localAddress}:${localPort}`;
}
