import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { config } from '@/lib/config';

const channel = 'http.server.request.start';

/** Names a request in the log, in its answer and on the error screen. */
export const requestIdHeader = 'x-request-id';

const holder = globalThis as typeof globalThis & { haatRequestId?: AsyncLocalStorage<string> };

/** Next and the server load this module more than once. */
const current = () => (holder.haatRequestId ??= new AsyncLocalStorage());

/** The id of the request that is being answered; undefined in background work. */
export const requestId = (): string | undefined => current().getStore();

/** The id of a request that has just come in; only a trusted proxy may bring its own. */
export const newRequestId = (request: IncomingMessage): string =>
  broughtId(request) ?? randomUUID().slice(0, 18);

/** Gives a request and its answer an id, which is known to all that follows from it. */
export function numberRequest(request: IncomingMessage, response: ServerResponse): void {
  const id = newRequestId(request);
  request.headers[requestIdHeader] = id;
  response.setHeader('X-Request-Id', id);
  current().enterWith(id);
}

/**
 * Gives every request of this process an id before a server that is not ours sees it (`next start`, `next dev`). To be
 * called once.
 * @returns what ends it
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
