import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import etags from 'next/dist/server/lib/etag.js';
import { withoutTracking } from './address.mjs';
import { ask } from './asking.mjs';
import { plainBytes } from './packing.mjs';
import { find, isFresh, keyOf } from './store.mjs';

const zip = promisify(gzip);

/** Next's key of the page that an address led to; 16 MB of addresses. */
const known = new LRUCache({ maxSize: 2 ** 24, sizeCalculation: (_, url) => url.length + 100 });

/** Cookies that an answer may depend on: who has them is answered by Next. */
export const personalCookies = ['token', 'language', '__prerender_bypass', '__next_preview_data'];
const personal = new RegExp(`(?:^|;) *(?:${personalCookies.join('|')})=`);

/** Headers that ask Next for something else than the document. */
const special = /^(?:rsc$|next-|x-next|x-prerender-|x-middleware-|x-matched-)/;

/** Headers that belong to one answer; all others are the same each time the page is sent. */
const ofOneAnswer =
  /^(?:content-(?:length|encoding)|transfer-encoding|connection|keep-alive|date|etag|cache-control|x-nextjs-cache)$/;

/**
 * Answers from the store what Next would answer from it: a page that it has sent before to a
 * visitor without cookies, and that is still fresh. All else goes on to `next`. The HTML is sent as it
 * lies there, in Brotli; so a page costs a fiftieth of what Next takes to hash, write and compress it.
 */
export function answerPages(request, response, next) {
  if (!asksForDocument(request)) return next();
  const { method, headers } = request;
  const url = withoutTracking(request.url);
  if (!(headers.cookie && personal.test(headers.cookie))) {
    const entry = find(known.get(url));
    if (entry?.html && entry.around && isFresh(entry)) {
      return send(request, response, entry).catch((error) => response.destroy(error));
    }
    if (method === 'GET' && !headers.cookie) response.once('finish', () => learn(url, response));
  }
  return ask(request, response, next);
}

function asksForDocument({ method, headers }) {
  if (method !== 'GET' && method !== 'HEAD') return false;
  for (const name in headers) if (special.test(name)) return false;
  return true;
}

/** Remembers what Next wrote around a page, on the page's entry: what is rendered anew is learnt anew. */
function learn(url, response) {
  const headers = response.getHeaders();
  if (response.statusCode !== 200 || !headers['x-nextjs-cache'] || headers['set-cookie']) return;
  const [path] = (headers['x-middleware-rewrite'] ?? url).split('?');
  const key = keyOf(path);
  const entry = find(key);
  if (!entry?.sendable) return;
  entry.around ??= Object.entries(headers)
    .filter(([name]) => !ofOneAnswer.test(name))
    .map(([name, value]) => [name, Array.isArray(value) ? [...new Set(value)] : value]);
  known.set(url, key);
}

async function send(request, response, entry) {
  const { headers } = request;
  entry.etag ??= etags.generateETag((await plainBytes(entry.html)).toString());
  for (const [name, value] of entry.around) response.setHeader(name, value);
  response.setHeader('x-nextjs-cache', 'HIT');
  response.setHeader('Cache-Control', cacheControl(entry.cacheControl));
  response.setHeader('ETag', entry.etag);
  if (headers['if-none-match']?.includes(entry.etag) && headers['cache-control'] !== 'no-cache') {
    response.writeHead(304).end();
    return;
  }
  const [coding, body] = await encoded(entry.html, headers['accept-encoding'] ?? '');
  if (coding) response.setHeader('Content-Encoding', coding);
  response.setHeader('Content-Length', body.length);
  response.end(body);
}

/** The page as the visitor's browser takes it. */
async function encoded(html, accepted) {
  const takes = (coding) =>
    new RegExp(`\\b${coding}\\b(?! *; *q=0(?:\\.0*)?(?:,|$))`).test(accepted);
  if (takes('br')) return ['br', html.bytes];
  if (takes('gzip')) return ['gzip', await zip(await plainBytes(html), { level: 4 })];
  return [undefined, await plainBytes(html)];
}

function cacheControl({ revalidate, expire }) {
  if (typeof revalidate !== 'number') return 's-maxage=31536000';
  const later = expire > revalidate ? `, stale-while-revalidate=${expire - revalidate}` : '';
  return `s-maxage=${revalidate}${later}`;
}
