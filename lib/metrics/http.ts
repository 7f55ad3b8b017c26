import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { routes } from '@/lib/paths/routes';
import { counter } from './registry';
import { secondsByLabels } from './seconds';

const requests = secondsByLabels({
  name: 'haat_http_request_seconds',
  help: 'Time from a request to the end of its answer',
  labels: ['route', 'status'],
});

const pageCache = counter({
  name: 'haat_page_cache_total',
  help: 'Answers of pages by what the page cache had: hit, stale, miss',
  labels: ['result'],
});

/** Counters by result, cached because a lookup costs more than the count. */
const pageCacheResults = new Map<string, { inc: () => void }>();

function countPage(result: string): void {
  const known = pageCacheResults.get(result) ?? pageCache.labels(result);
  pageCacheResults.set(result, known);
  known.inc();
}

const begun = Symbol('begun');

/** A request in progress; `page` is the page cache's result if the answer's headers do not carry it. */
type Begun = { route: string; at: number; page?: string };
type Measured = ServerResponse & { [begun]?: Begun };
type Message = { request: IncomingMessage; response: Measured };

/** Starts the time measurement of an answer. */
export function beginMeasure(url: string, response: Measured): void {
  response[begun] = { route: routeClass(url), at: performance.now() };
}

/** Starts the measurement of a page cache hit, whose route class is known. */
export function beginMeasureOfKept(route: string, response: Measured): void {
  response[begun] = { route, at: performance.now(), page: 'hit' };
}

/**
 * Records the duration of measured answers through Node's diagnostics channel, which works for any server. Call
 * once.
 * @returns a function that stops recording
 */
export function finishMeasures(): () => void {
  const finish = (message: unknown) => {
    const { response } = message as Message;
    const started = response[begun];
    if (!started) return;
    const { route, at, page } = started;
    requests.of(route, classOf(response.statusCode)).observe((performance.now() - at) / 1000);
    const result = page ?? response.getHeader('x-nextjs-cache');
    if (typeof result === 'string') countPage(result.toLowerCase());
  };
  subscribe('http.server.response.finish', finish);
  return () => {
    unsubscribe('http.server.response.finish', finish);
  };
}

const statusClasses = ['0xx', '1xx', '2xx', '3xx', '4xx', '5xx'];
const classOf = (status: number) => statusClasses[Math.floor(status / 100)] ?? 'other';

/**
 * Measures every request of this process under `next start` or `next dev`. Our own server begins each
 * measurement itself. Call once.
 * @returns a function that stops measuring
 */
export function measureRequests(): () => void {
  const start = (message: unknown) => {
    const { request, response } = message as Message;
    beginMeasure(request.url ?? '', response);
  };
  subscribe('http.server.request.start', start);
  const end = finishMeasures();
  return () => {
    unsubscribe('http.server.request.start', start);
    end();
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

/** Returns the class of an address, one of few values. */
export function routeClass(url: string): string {
  const [path = ''] = url.split('?', 1);
  for (const [pattern, name] of classes) if (pattern.test(path)) return name;
  const [, first = ''] = /^\/(?:(?:hi|en)\/)?([^/]*)/.exec(path) ?? [];
  return pages.has(first) ? first : 'page';
}
