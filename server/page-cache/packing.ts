import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { sharedHeaders } from '@/lib/caching/shared-names';
import { cacheTags } from '@/lib/caching/tags';
import { withPolicy } from '@/lib/security/requests/page-policy';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/**
 * The default window of 4 MB is made anew for each page, and provokes full garbage collections: at 16 renders at once
 * that is half of their cost. Of 256 KB, a page that is larger loses next to nothing.
 */
const brotli = (level: number, plainSize: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: plainSize,
  },
});

/** Of what visitors take. */
const sentQuality = 5;
/** Of what is only kept: a third of the time, and a tenth more bytes. */
const keptQuality = 2;

/** A value of Next's page cache, as far as it matters here. */
export type CachedValue = {
  kind: string;
  html?: string;
  body?: Buffer;
  rscData?: Buffer;
  segmentData?: Map<string, Buffer>;
  headers?: OutgoingHttpHeaders;
  status?: number;
  postponed?: string;
};

/** Bytes in Brotli, and how many they were before. */
export type Packed = { bytes: Buffer; plainSize: number };

export type PackedValue = { html?: Packed; rest: Packed };

/** Packs a value of Next's page cache, a page of 400 KB to a tenth; its HTML by itself, as browsers take it. */
export async function pack({ html, ...rest }: CachedValue): Promise<PackedValue> {
  const [packedHtml, packedRest] = await Promise.all([
    html === undefined ? undefined : packHtml(html),
    packBytes(serialize(rest), keptQuality),
  ]);
  return { html: packedHtml, rest: packedRest };
}

/** The value again, as Next gave it. */
export async function unpack({ html, rest }: PackedValue): Promise<CachedValue> {
  const [plainHtml, plainRest] = await Promise.all([html && plainBytes(html), plainBytes(rest)]);
  const value: CachedValue = deserialize(plainRest);
  return plainHtml ? { ...value, html: plainHtml.toString() } : value;
}

export async function packBytes(plain: Buffer, level = sentQuality): Promise<Packed> {
  return { bytes: await compress(plain, brotli(level, plain.length)), plainSize: plain.length };
}

/** Pages that are being packed, or were a moment ago. */
const recent = new LRUCache<string, Promise<Packed>>({ max: 32, ttl: 5000, ttlAutopurge: true });

/** Packs the HTML of a page once, for the visitor who waits for it and for the page cache. */
export function packHtml(html: string): Promise<Packed> {
  const known = recent.get(html);
  if (known) return known;
  const packed = packBytes(Buffer.from(html));
  recent.set(html, packed);
  return packed;
}

/** In one chunk, which takes half the time of many; zlib wants 64 bytes at least. */
export const plainBytes = ({ bytes, plainSize }: Packed): Promise<Buffer> =>
  decompress(bytes, { chunkSize: Math.max(64, plainSize) });

/** Sets status 404 on a page tagged as missing; Next sends the status of this value, also the first time. */
export function setMissingStatus(value: CachedValue): void {
  if (tagsOf(value).includes(cacheTags.missing)) value.status = 404;
}

/** Joins a page's scripts and gives it the policy that names them; Next sends both, also the first time. */
export function setPolicy(value: CachedValue): void {
  if (value.kind !== 'APP_PAGE' || value.html === undefined) return;
  const { html, policy } = withPolicy(value.html);
  value.html = html;
  value.headers = { ...value.headers, 'content-security-policy': policy };
}

/** Names what a page shows for the CDN that is set; Next sends the names, also the first time. */
export function setNames(value: CachedValue): void {
  if (value.kind !== 'APP_PAGE') return;
  const names = sharedHeaders(tagsOf(value));
  if ('cache-tag' in names) value.headers = { ...value.headers, ...names };
}

function tagsOf({ headers }: CachedValue): string[] {
  const tags = headers?.['x-next-cache-tags'];
  return typeof tags === 'string' ? tags.split(',') : [];
}

/** What must be known of a value without unpacking it. */
export function about(value: CachedValue) {
  const { kind, status = 200, postponed, headers } = value;
  return {
    status,
    /** Whether its HTML is all of an answer. */
    sendable: kind === 'APP_PAGE' && status === 200 && postponed === undefined,
    /** A mark on one of them makes it stale. */
    tags: tagsOf(value),
    /** Which of several renders it is, by the scripts that its own policy names. */
    policy: headers?.['content-security-policy'],
  };
}
