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

/** A page or view as it is sent again. */
export type KeptAnswer = { html: Packed; headers: HeaderList; etag?: string };

export const isSendable = (entry: Entry): entry is Entry & KeptAnswer =>
  entry.html !== undefined && entry.headers !== undefined;

/** Next's key of the page that an address led to, as the guard has it, and without marks; 16 MB of addresses. */
export const keyByAddress = new LRUCache<string, string>({
  maxSize: 2 ** 24,
  sizeCalculation: (_, url) => url.length + 100,
});

/** Bytes of each of the two forms below: half of what pages may take, and 32 MB at most. */
const mostUnpacked = Math.min((config.pageMemory * 2 ** 20) / 2, 2 ** 25);

/** Pages as visitors without Brotli took them, by coding and ETag: to unpack one costs more than to send it. */
const decompressed = new LRUCache<string, Buffer>({
  maxSize: mostUnpacked,
  sizeCalculation: ({ length }) => length + 100,
});

/**
 * Pages as they were sent in gzip, some 650 in 32 MB, by page and moment. All of them would double what the pages
 * take, for the few visitors without Brotli.
 */
const gzipped = new LRUCache<string, Buffer>({
  maxSize: mostUnpacked,
  sizeCalculation: ({ length }, id) => length + id.length + 100,
});

/** Names a page in gzip as this one has been rendered. */
export const gzipId = (key: string, { lastModified }: Entry) => `${lastModified} ${key}`;

/** Keeps a page as it was sent in gzip. */
export function keepGzip(id: string, bytes: Buffer): void {
  gzipped.set(id, bytes);
}

export const etagOf = (kept: KeptAnswer): string =>
  (kept.etag ??= `"${createHash('sha1').update(kept.html.bytes).digest('base64url')}"`);

/** Whether a visitor has the page already and asks only whether it is still true. */
export const hasAlready = (headers: IncomingHttpHeaders, etag: string): boolean =>
  headers['if-none-match']?.includes(etag) === true && headers['cache-control'] !== 'no-cache';

export function cacheControl({ revalidate, expire = 0 }: CacheControl = {}): string {
  if (typeof revalidate !== 'number') return 's-maxage=31536000';
  const later = expire > revalidate ? `, stale-while-revalidate=${expire - revalidate}` : '';
  return `s-maxage=${revalidate}${later}`;
}

/** `gzip` names it among pages in gzip. */
type Sending = { control: string; state?: 'HIT' | 'STALE'; gzip?: string };

/** Sends a page, which has its own `Cache-Control` and state and may be among `gzipped`; or a view. */
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

/** The bytes in a coding, where they need not be made first. */
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

/** The page for who does not take Brotli: in gzip or as it is. */
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
