import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import { z } from 'zod';
import { proxiesIn } from '@/lib/network/visitor-address';
import { needsOwnDocument } from '@/lib/paths/own-document';
import { isOutsidePages } from '@/lib/paths/routes';
import { serverProcess } from '@/lib/process/server-process';
import { parseBoundedJson } from '@/lib/security/body-limit';
import { markedSocketAddress, socketAddressHeader } from '@/lib/security/socket-address';
import { redirectToCanonical } from './canonical-address';
import { limitBody } from './limit-body';
import { normaliseAddress } from './normal-address';
import { refuseRequest } from './refuse-request';
import { completeHeaders } from './response-headers';
import { leaveOutUnread } from './unread-query';

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

/** Copy of `flightRouterStateSchema` in next/dist/server/app-render/types. */
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

/** Checks that Next can parse its router's `next-router-state-tree` header; Next answers 500 otherwise. */
export function isRouterState(header: string): boolean {
  if (header.length > 40_000) return false;
  try {
    return state.safeParse(parseBoundedJson(decodeURIComponent(header))).success;
  } catch {
    return false;
  }
}

/**
 * Checks and normalises a request before anything reads it: address, host, headers, method and body size. Its
 * answer will carry the security headers.
 * @returns false if it has been answered
 */
export function guardRequest(request: IncomingMessage, response: ServerResponse): boolean {
  // Each check may listen for the end of the answer, as Next's own checks do.
  response.setMaxListeners(30);
  serverProcess.origin ??= originOf(request);
  completeHeaders(response);
  cleanHeaders(request.headers, request.socket.remoteAddress);
  const passes =
    normaliseAddress(request, response) &&
    allowMethod(request, response) &&
    limitBody(request, response) &&
    !refuseSharedDocument(request, response) &&
    redirectToCanonical(request, response);
  // This comes last: redirects keep all parameters.
  if (passes) leaveOutUnread(request, response);
  return passes;
}

/** Headers of Next's protocol that its router in a browser sends. */
const routerHeaders = new Set([
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]);

/**
 * Next trusts these headers in a request: it writes a policy's nonce into the page, follows a rewrite, resumes
 * a render. Only the middleware and Next itself may set them.
 */
const internalHeaders =
  /^(?:next-|x-(?:middleware|nextjs|next|invoke|invocation|matched|prerender|now|vercel|action)-|content-security-policy)/;

/** Headers written by proxies; trusted only behind a proxy. */
const proxyHeaders = /^(?:x-forwarded-|forwarded$|x-real-ip$)/;

/**
 * Removes every header that only Next or a proxy may set, and an unreadable router state, to which Next would
 * answer 500. Adds the connection's remote address.
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
  // Upgrades are never accepted: the request is answered as a plain one (RFC 9110, 7.8).
  delete headers.upgrade;
  headers[socketAddressHeader] = markedSocketAddress(remoteAddress);
}

/** Methods of the API, whose routes declare which of them they accept. */
const apiMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const pageMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Answers 405 to methods that no route accepts, and answers OPTIONS of pages and of `*`. A form sent before its
 * page's scripts have loaded gets 303, which shows the page again.
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

/** Answers 204, which makes Next's router load the page as a document. */
function refuseSharedDocument(request: IncomingMessage, response: ServerResponse): boolean {
  if (!needsOwnDocument(request)) return false;
  response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
  return true;
}

function originOf({ socket: { localAddress = '', localPort } }: IncomingMessage): string {
  return `http://${isIPv6(localAddress) ? `[${localAddress}]` : localAddress}:${localPort}`;
}
