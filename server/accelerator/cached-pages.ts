import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { withoutTracking } from '../../lib/tracking-parameters';
import { type Coding, codingOf } from '../accept-encoding';
import { type Packed, plainBytes } from '../page-cache/packing';
import {
  type CacheControl,
  type Entry,
  find,
  type HeaderList,
  isFresh,
  keyOf,
} from '../page-cache/store';
import { ask } from './asking';
import { findView, keepView } from './kept-views';

const zip = promisify(gzip);

/** Next's key of the page that an address led to; 16 MB of addresses. */
const known = new LRUCache<string, string>({
  maxSize: 2 ** 24,
  sizeCalculation: (_, url) => url.length + 100,
});

/**
 * 32 MB of pages as visitors without Brotli took them, by coding and ETag: to unpack one costs more than to
 * send it.
 */
const unpacked = new LRUCache<string, Buffer>({
  maxSize: 2 ** 25,
  sizeCalculation: ({ length }) => length + 100,
});

/**
 * Cookies that the answer for a shared page may depend on: who has them is answered by Next. The session
 * is not among them: no shared page reads it.
 */
export const decidingCookies = ['language', '__prerender_bypass', '__next_preview_data'];
const deciding = new RegExp(`(?:^|;) *(?:${decidingCookies.join('|')})=`);

/** Headers that ask Next for something else than the document. */
const special = /^(?:rsc$|next-|x-next|x-prerender-|x-middleware-|x-matched-)/;

/** Headers that belong to one answer; all others are the same each time the page is sent. */
const ofOneAnswer =
  /^(?:content-(?:length|encoding)|transfer-encoding|connection|keep-alive|date|etag|cache-control|x-nextjs-cache)$/;

/** A page or view as it is sent again. */
export type KeptAnswer = { html: Packed; around: HeaderList; etag?: string };

const isSendable = (entry: Entry): entry is Entry & KeptAnswer =>
  entry.html !== undefined && entry.around !== undefined;

/**
 * Answers from the store what Next would answer from it: a page that it has sent before to a
 * visitor without cookies, and that is still fresh; or the view of a query that was rendered a moment ago.
 * All else goes on to `next`. The HTML is sent as it lies there, in Brotli; so a page costs a fiftieth of
 * what Next takes to hash, write and compress it.
 */
export function answerPages(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => unknown,
): unknown {
  if (!asksForDocument(request)) return next();
  const { method, headers } = request;
  const url = withoutTracking(request.url ?? '');
  if (!(headers.cookie && deciding.test(headers.cookie))) {
    const entry = find(known.get(url));
    if (entry && isSendable(entry) && isFresh(entry)) {
      response.setHeader('x-nextjs-cache', 'HIT');
      response.setHeader('Cache-Control', cacheControl(entry.cacheControl));
      return send(request, response, entry);
    }
    const view = findView(url);
    if (view) return send(request, response, view);
    if (method === 'GET' && !headers.cookie) {
      response.once('finish', () => learn(url, response));
      keepView(url, response);
    }
  }
  return ask(request, response, next);
}

function asksForDocument({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  for (const name in headers) if (special.test(name)) return false;
  return true;
}

/** Remembers what Next wrote around a page, on the page's entry: what is rendered anew is learnt anew. */
function learn(url: string, response: ServerResponse): void {
  const headers = response.getHeaders();
  if (response.statusCode !== 200 || !headers['x-nextjs-cache'] || headers['set-cookie']) return;
  const [path = ''] = String(headers['x-middleware-rewrite'] ?? url).split('?');
  const key = keyOf(path);
  const entry = find(key);
  if (!key || !entry?.sendable) return;
  entry.around ??= Object.entries(headers).flatMap(
    ([name, value]): HeaderList =>
      value === undefined || ofOneAnswer.test(name)
        ? []
        : [[name, Array.isArray(value) ? [...new Set(value)] : value]],
  );
  known.set(url, key);
}

/** Sends a page or a view. */
async function send(
  { headers }: IncomingMessage,
  response: ServerResponse,
  kept: KeptAnswer,
): Promise<void> {
  kept.etag ??= `"${createHash('sha1').update(kept.html.bytes).digest('base64url')}"`;
  for (const [name, value] of kept.around) response.setHeader(name, value);
  response.setHeader('ETag', kept.etag);
  if (headers['if-none-match']?.includes(kept.etag) && headers['cache-control'] !== 'no-cache') {
    response.writeHead(304).end();
    return;
  }
  const coding = codingOf(headers['accept-encoding']);
  try {
    const body = coding === 'br' ? kept.html.bytes : await otherwise(coding, kept);
    if (coding) response.setHeader('Content-Encoding', coding);
    response.setHeader('Content-Length', body.length);
    response.end(body);
  } catch (error) {
    response.destroy(error instanceof Error ? error : undefined);
  }
}

/** The page for who does not take Brotli: in gzip or as it is. */
async function otherwise(coding: Coding | undefined, { html, etag }: KeptAnswer): Promise<Buffer> {
  const key = `${coding} ${etag}`;
  const known = unpacked.get(key);
  if (known) return known;
  const plain = await plainBytes(html);
  const body = coding ? await zip(plain, { level: 4 }) : plain;
  unpacked.set(key, body);
  return body;
}

function cacheControl({ revalidate, expire = 0 }: CacheControl = {}): string {
  if (typeof revalidate !== 'number') return 's-maxage=31536000';
  const later = expire > revalidate ? `, stale-while-revalidate=${expire - revalidate}` : '';
  return `s-maxage=${revalidate}${later}`;
}
