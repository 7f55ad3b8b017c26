import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip as gzipBytes } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { config } from '@/lib/config';
import { type Coding, codingOf } from '../compression';
import { type Packed, plainBytes } from '../page-cache/packing';
import type { CacheControl, Entry } from '../page-cache/store';
import type { HeaderList } from './kept-headers';

const zip = promisify(gzipBytes);

/** A page or view stored for sending. */
export type KeptAnswer = { html: Packed; headers: HeaderList; etag?: string };

export const isSendable = (entry: Entry): entry is Entry & KeptAnswer =>
  entry.html !== undefined && entry.headers !== undefined;

/** Next's cache key by normalised address; 16 MB of addresses. */
export const keyByAddress = new LRUCache<string, string>({
  maxSize: 2 ** 24,
  sizeCalculation: (_, url) => url.length + 100,
});

/** Maximum bytes of each of the two caches below: half of the page memory, and 32 MB at most. */
const mostUnpacked = Math.min((config.pageMemory * 2 ** 20) / 2, 2 ** 25);

/** Decompressed pages for visitors without Brotli, by coding and ETag: decompressing costs more than sending. */
const decompressed = new LRUCache<string, Buffer>({
  maxSize: mostUnpacked,
  sizeCalculation: ({ length }) => length + 100,
});

/**
 * Pages as they were sent in gzip, about 650 in 32 MB, by page and time. Keeping all of them would double the
 * memory of pages, for the few visitors without Brotli.
 */
const gzipped = new LRUCache<string, Buffer>({
  maxSize: mostUnpacked,
  sizeCalculation: ({ length }, id) => length + id.length + 100,
});

/** Returns the key of this render of a page in `gzipped`. */
export const gzipId = (key: string, { lastModified }: Entry) => `${lastModified} ${key}`;

/** Stores a page as it was sent in gzip. */
export function keepGzip(id: string, bytes: Buffer): void {
  gzipped.set(id, bytes);
}

export const etagOf = (kept: KeptAnswer): string =>
  (kept.etag ??= `"${createHash('sha1').update(kept.html.bytes).digest('base64url')}"`);

/** True if a visitor's copy of the page is current. */
export const hasAlready = (headers: IncomingHttpHeaders, etag: string): boolean =>
  headers['if-none-match']?.includes(etag) === true && headers['cache-control'] !== 'no-cache';

export function cacheControl({ revalidate, expire = 0 }: CacheControl = {}): string {
  if (typeof revalidate !== 'number') return 's-maxage=31536000';
  const later = expire > revalidate ? `, stale-while-revalidate=${expire - revalidate}` : '';
  return `s-maxage=${revalidate}${later}`;
}

/** Options of an answer; `gzip` is the page's key in `gzipped`. */
type Sending = { control: string; state?: 'HIT' | 'STALE'; gzip?: string };

/** Sends a page with its `Cache-Control` and state, possibly from `gzipped`; or a view. */
export async function send(
  { headers }: IncomingMessage,
  response: ServerResponse,
  kept: KeptAnswer,
  page?: Sending,
): Promise<void> {
  const etag = etagOf(kept);
  for (const [name, value] of kept.headers) response.setHeader(name, value);
  if (page) {
    response.setHeader('Cache-Control', page.control);
    response.setHeader('x-nextjs-cache', page.state ?? 'HIT');
  }
  response.setHeader('ETag', etag);
  if (hasAlready(headers, etag)) {
    response.writeHead(304).end();
    return;
  }
  const coding = codingOf(headers['accept-encoding']);
  try {
    const body =
      bytesAtHand(kept, coding, etag, page?.gzip) ?? (await withoutBrotli(coding, kept, etag));
    if (coding) response.setHeader('Content-Encoding', coding);
    response.setHeader('Content-Length', body.length);
    response.end(body);
  } catch (error) {
    response.destroy(error instanceof Error ? error : undefined);
  }
}

/** Returns the bytes in a coding, if they are available without compressing. */
export function bytesAtHand(
  { html }: KeptAnswer,
  coding: Coding | undefined,
  etag: string,
  gzip: string | undefined,
): Buffer | undefined {
  if (coding === 'br') return html.bytes;
  const sent = coding && gzip !== undefined ? gzipped.get(gzip) : undefined;
  return sent ?? decompressed.get(unpackedId(coding, etag));
}

const unpackedId = (coding: Coding | undefined, etag: string) => `${coding} ${etag}`;

/** Returns the page for visitors without Brotli: in gzip or uncompressed. */
async function withoutBrotli(
  coding: Coding | undefined,
  { html }: KeptAnswer,
  etag: string,
): Promise<Buffer> {
  const plain = await plainBytes(html);
  const body = coding ? await zip(plain, { level: 4 }) : plain;
  decompressed.set(unpackedId(coding, etag), body);
  return body;
}
