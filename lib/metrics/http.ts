import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { routes } from '@/lib/paths/routes';
import { counter, histogram } from './registry';

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

const begun = Symbol('begun');

type Measured = ServerResponse & { [begun]?: { route: string; at: number } };
type Message = { request: IncomingMessage; response: Measured };

/** The metrics of some labels, looked up once: to find them anew costs more than to count. */
function known<Metric>(find: (...labels: string[]) => Metric): (...labels: string[]) => Metric {
  const found = new Map<string, Metric>();
  return (...labels) => {
    const key = labels.join();
    const metric = found.get(key) ?? find(...labels);
    found.set(key, metric);
    return metric;
  };
}

const requestsOf = known((route, status) => requests.labels(route, status));
const pageCacheOf = known((result) => pageCache.labels(result));

/**
 * Measures every request of this process through Node's own channels, so that it holds for whatever server
 * answers: ours, `next start` or `next dev`. To be called once.
 * @returns what ends it
 */
export function measureRequests(): () => void {
  const start = (message: unknown) => {
    const { request, response } = message as Message;
    response[begun] = { route: routeClass(request.url ?? ''), at: performance.now() };
  };
  const finish = (message: unknown) => {
    const { response } = message as Message;
    const started = response[begun];
    if (!started) return;
    const status = `${Math.floor(response.statusCode / 100)}xx`;
    requestsOf(started.route, status).observe((performance.now() - started.at) / 1000);
    const result = response.getHeader('x-nextjs-cache');
    if (typeof result === 'string') pageCacheOf(result.toLowerCase()).inc();
  };
  subscribe('http.server.request.start', start);
  subscribe('http.server.response.finish', finish);
  return () => {
    unsubscribe('http.server.request.start', start);
    unsubscribe('http.server.response.finish', finish);
  };
}

const classes: [RegExp, string][] = [
  [/^\/_next\/static\//, 'static'],
  [/^\/(?:_next\/image|media\/|og\/|api\/uploads\/)/, 'picture'],
  [/^\/api\/(?:auth|vendor-session)\//, 'session'],
  [/^\/api(?:\/|$)/, 'api'],
  [
    /^\/(?:hi\/)?(?:metrics|robots\.txt|sitemap\.xml|sitemaps\/|manifest|opensearch\.xml|llms\.txt|\.well-known\/)/,
    'other',
  ],
  [/\.[a-z\d]{2,12}$/, 'static'],
  [/^\/(?:hi|en)?\/?$/, 'home'],
];

const pages = new Set(routes.map(({ path }) => path.split('/', 2)[1]));

/** What kind of thing an address asks for: few values, whatever is asked. */
function routeClass(url: string): string {
  const [path = ''] = url.split('?', 1);
  for (const [pattern, name] of classes) if (pattern.test(path)) return name;
  const [, first = ''] = /^\/(?:(?:hi|en)\/)?([^/]*)/.exec(path) ?? [];
  return pages.has(first) ? first : 'page';
}
