import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip as gzipBytes } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { pathWithLanguage } from '@/lib/i18n/language-path';
import { withoutTracking } from '../../lib/paths/tracking-parameters';
import { type Coding, codingOf } from '../accept-encoding';
import { gzippedBody } from '../compression';
import { type Packed, plainBytes } from '../page-cache/packing';
import { type CacheControl, type Entry, find, isFresh, keyOf } from '../page-cache/store';
import { type HeaderList, headersToKeep } from './kept-headers';
import { findView, keepView } from './kept-views';

const zip = promisify(gzipBytes);

/** Next's key of the page that an address led to; 16 MB of addresses. */
const keyByAddress = new LRUCache<string, string>({
  maxSize: 2 ** 24,
  sizeCalculation: (_, url) => url.length + 100,
});

/**
 * 32 MB of pages as visitors without Brotli took them, by coding and ETag: to unpack one costs more than to
 * send it.
 */
const decompressed = new LRUCache<string, Buffer>({
  maxSize: 2 ** 25,
  sizeCalculation: ({ length }) => length + 100,
});

/**
 * 64 MB of pages as they were sent in gzip, some 1,300, by page and moment. All of them would double what the pages
 * take, for the few visitors without Brotli.
 */
const gzipped = new LRUCache<string, Buffer>({
  maxSize: 2 ** 26,
  sizeCalculation: ({ length }, id) => length + id.length + 100,
});
const gzipId = (key: string, { lastModified }: Entry) => `${lastModified} ${key}`;

/**
 * Cookies that the answer for a shared page may depend on: who has them is answered by Next. The session
 * is not among them: no shared page reads it.
 */
export const variantCookies = ['language', '__prerender_bypass', '__next_preview_data'];
const hasVariantCookie = new RegExp(`(?:^|;) *(?:${variantCookies.join('|')})=`);

/** Headers that ask Next for something else than the document. */
const nextHeader = /^(?:rsc$|next-|x-next|x-prerender-|x-middleware-|x-matched-)/;

/** A page or view as it is sent again. */
export type KeptAnswer = { html: Packed; headers: HeaderList; etag?: string };

const isSendable = (entry: Entry): entry is Entry & KeptAnswer =>
  entry.html !== undefined && entry.headers !== undefined;

/**
 * Answers from the store what Next would answer from it: a page that it has sent before to a
 * visitor without cookies, and that is still fresh; or the view of a query that was rendered a moment ago.
 * The HTML is sent as it lies there, in Brotli; so a page costs a fiftieth of what Next takes to hash, write
 * and compress it.
 * @returns false where Next is to answer; what it says is remembered
 */
export function answerCachedPage(request: IncomingMessage, response: ServerResponse): boolean {
  if (!asksForDocument(request)) return false;
  const { method, headers } = request;
  if (headers.cookie && hasVariantCookie.test(headers.cookie)) return false;
  const url = withoutTracking(request.url ?? '');
  const key = keyByAddress.get(url);
  const entry = find(key);
  if (key && entry && isSendable(entry) && isFresh(entry)) {
    const control = cacheControl(entry.cacheControl);
    void send(request, response, entry, { control, gzip: gzipId(key, entry) });
    return true;
  }
  const view = findView(url);
  if (view) {
    void send(request, response, view);
    return true;
  }
  if (method === 'GET' && !headers.cookie) {
    response.once('finish', () => rememberHeaders(url, response));
    keepView(url, response);
  }
  return false;
}

function asksForDocument({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  for (const name in headers) if (nextHeader.test(name)) return false;
  return true;
}

/** Remembers what Next wrote around a page, on the page's entry: what is rendered anew is learnt anew. */
function rememberHeaders(url: string, response: ServerResponse): void {
  const headers = response.getHeaders();
  if (response.statusCode !== 200 || !headers['x-nextjs-cache'] || headers['set-cookie']) return;
  const [path = ''] = url.split('?');
  const key = keyOf(pathWithLanguage(path));
  const entry = find(key);
  if (!key || !entry?.sendable) return;
  entry.headers ??= headersToKeep(response);
  const gzip = gzippedBody(response);
  if (gzip) gzipped.set(gzipId(key, entry), gzip);
  keyByAddress.set(url, key);
}

/** Sends a page, which has its own `Cache-Control`, counts as a hit and may be among `gzipped`; or a view. */
async function send(
  { headers }: IncomingMessage,
  response: ServerResponse,
  kept: KeptAnswer,
  { control, gzip }: { control?: string; gzip?: string } = {},
): Promise<void> {
  kept.etag ??= `"${createHash('sha1').update(kept.html.bytes).digest('base64url')}"`;
  for (const [name, value] of kept.headers) response.setHeader(name, value);
  if (control) {
    response.setHeader('Cache-Control', control);
    response.setHeader('x-nextjs-cache', 'HIT');
  }
  response.setHeader('ETag', kept.etag);
  if (headers['if-none-match']?.includes(kept.etag) && headers['cache-control'] !== 'no-cache') {
    response.writeHead(304).end();
    return;
  }
  const coding = codingOf(headers['accept-encoding']);
  try {
    const body = coding === 'br' ? kept.html.bytes : await withoutBrotli(coding, kept, gzip);
    if (coding) response.setHeader('Content-Encoding', coding);
    response.setHeader('Content-Length', body.length);
    response.end(body);
  } catch (error) {
    response.destroy(error instanceof Error ? error : undefined);
  }
}

/** The page for who does not take Brotli: in gzip or as it is. */
async function withoutBrotli(
  coding: Coding | undefined,
  { html, etag }: KeptAnswer,
  id: string | undefined,
): Promise<Buffer> {
  const sent = coding && id && gzipped.get(id);
  if (sent) return sent;
  const key = `${coding} ${etag}`;
  const known = decompressed.get(key);
  if (known) return known;
  const plain = await plainBytes(html);
  const body = coding ? await zip(plain, { level: 4 }) : plain;
  decompressed.set(key, body);
  return body;
}

function cacheControl({ revalidate, expire = 0 }: CacheControl = {}): string {
  if (typeof revalidate !== 'number') return 's-maxage=31536000';
  const later = expire > revalidate ? `, stale-while-revalidate=${expire - revalidate}` : '';
  return `s-maxage=${revalidate}${later}`;
}
