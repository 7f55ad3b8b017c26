import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { config } from '@/lib/config';

const channel = 'http.server.request.start';

/** The header with a request's id, shown in the log, in the answer and on the error screen. */
export const requestIdHeader = 'x-request-id';

const holder = globalThis as typeof globalThis & { haatRequestId?: AsyncLocalStorage<string> };

/** Returns the storage, kept on `globalThis` because Next and the server load this module more than once. */
const current = () => (holder.haatRequestId ??= new AsyncLocalStorage());

/** Returns the id of the current request; undefined in background work. */
export const requestId = (): string | undefined => current().getStore();

/** Returns the id for an incoming request; only a trusted proxy may send its own. */
export const newRequestId = (request: IncomingMessage): string =>
  broughtId(request) ?? randomUUID().slice(0, 18);

/** Sets the id of a request and its answer, available to all code the request runs. */
export function numberRequest(request: IncomingMessage, response: ServerResponse): void {
  const id = newRequestId(request);
  request.headers[requestIdHeader] = id;
  response.setHeader('X-Request-Id', id);
  current().enterWith(id);
}

/**
 * Gives every request of this process an id before `next start` or `next dev` sees it. Call once.
 * @returns a function that stops it
 */
export function numberRequests(): () => void {
  const number = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    numberRequest(request, response);
  };
  subscribe(channel, number);
  return () => {
    unsubscribe(channel, number);
  };
}

function broughtId({ headers }: IncomingMessage): string | undefined {
  const brought = headers[requestIdHeader];
  const fits = typeof brought === 'string' && /^[\w-]{8,64}$/.test(brought);
  return fits && config.trustedProxies > 0 ? brought : undefined;
}
