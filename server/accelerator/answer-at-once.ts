import type { IncomingMessage, ServerResponse } from 'node:http';
import { beginMeasureOfKept, routeClass } from '@/lib/metrics/http';
import { newRequestId } from '@/lib/process/request-id';
import { everyAnswer } from '@/lib/security/requests/response-headers';
import { codingOf } from '../compression';
import { type Entry, find, isFresh } from '../page-cache/store';
import {
  bytesAtHand,
  cacheControl,
  etagOf,
  gzipId,
  hasAlready,
  isSendable,
  type KeptAnswer,
  keyByAddress,
} from './kept-answers';
import { isPlainRequest } from './shared-requests';

/** The prepared answer of a cached page, made at its first request, followed by the fields of each answer. */
type Prepared = { route: string; etag: string; gzip: string; fields: string[] };

const preparedPages = new WeakMap<Entry, Prepared>();

/** Positions from the end of `fields`, which alternates names and values for `writeHead`. */
const [id, length, coding] = [5, 3, 1];
const unpacked = -2;
const withoutBody = -4;

/**
 * Answers a plain request for a page that is fresh in memory in the requested coding. Nearly all requests take
 * this path, so it creates no promise, listener or URL object. All other requests take the slow path, which
 * gives the same answers. An address is known here only after the slow path, with all checks of the guard, has
 * led from it to a page.
 * @returns false if it has not answered
 */
export function answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '', headers } = request;
  const key = keyByAddress.get(url);
  if (key === undefined || !isPlainRequest(method, headers)) return false;
  const entry = find(key);
  if (!entry || !isSendable(entry) || !isFresh(entry)) return false;
  const page = preparedPages.get(entry) ?? prepare(url, key, entry);
  const { fields, etag } = page;
  const { length: end } = fields;
  const chosen = codingOf(headers['accept-encoding']);
  const isKnown = hasAlready(headers, etag);
  const body = isKnown ? undefined : bytesAtHand(entry, chosen, etag, page.gzip);
  if (!isKnown && !body) return false;

  beginMeasureOfKept(page.route, response);
  fields[end - id] = newRequestId(request);
  if (body) {
    fields[end - length] = String(body.length);
    if (chosen) fields[end - coding] = chosen;
    response.writeHead(200, chosen ? fields : fields.slice(0, unpacked)).end(body);
  } else {
    response.writeHead(304, fields.slice(0, withoutBody)).end();
  }
  return true;
}

function prepare(url: string, key: string, entry: Entry & KeptAnswer): Prepared {
  const etag = etagOf(entry);
  const own = entry.headers
    .filter(([name]) => name.toLowerCase() !== 'cache-control')
    .flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)] as const));
  const has = new Set(own.map(([name]) => name.toLowerCase()));
  const missing = everyAnswer.filter(([name]) => !has.has(name.toLowerCase()));
  const all = [
    ...own,
    ['Cache-Control', cacheControl(entry.cacheControl)],
    ['x-nextjs-cache', 'HIT'],
    ['ETag', etag],
    ...missing,
    ['X-Request-Id', ''],
    ['Content-Length', ''],
    ['Content-Encoding', ''],
  ];
  const page = { route: routeClass(url), etag, gzip: gzipId(key, entry), fields: all.flat() };
  preparedPages.set(entry, page);
  return page;
}
