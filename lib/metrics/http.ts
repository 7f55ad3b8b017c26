import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { counter, histogram } from './registry';
import { routeClass } from './route-class';

const requests = histogram({
  name: 'haat_http_request_seconds',
  help: 'Time from a request to the end of its answer',
  labels: ['route', 'status'],
});

const pageCache = counter({
  name: 'haat_page_cache_total',
  help: 'Answers of pages by what the page cache had: hit, stale, miss',
  labels: ['result'],
});

type Started = { route: string; at: number };
type Message = { request: IncomingMessage; response: ServerResponse };

/**
 * Measures every request of this process through Node's own channels, so that it holds for whatever server
 * answers: ours, `next start` or `next dev`. To be called once.
 * @returns what ends it
 */
export function measureRequests(): () => void {
  const started = new WeakMap<object, Started>();
  const start = (message: unknown) => {
    const { request, response } = message as Message;
    started.set(response, { route: routeClass(request.url ?? ''), at: performance.now() });
  };
  const finish = (message: unknown) => {
    const { response } = message as Message;
    const begun = started.get(response);
    if (!begun) return;
    const status = `${Math.floor(response.statusCode / 100)}xx`;
    requests.labels(begun.route, status).observe((performance.now() - begun.at) / 1000);
    const result = response.getHeader('x-nextjs-cache');
    if (typeof result === 'string') pageCache.labels(result.toLowerCase()).inc();
  };
  subscribe('http.server.request.start', start);
  subscribe('http.server.response.finish', finish);
  return () => {
    unsubscribe('http.server.request.start', start);
    unsubscribe('http.server.response.finish', finish);
  };
}
