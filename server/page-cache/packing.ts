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
 * Returns Brotli parameters. The default window of 4 MB is allocated for each page and provokes full garbage
 * collections: at 16 concurrent renders that is half of their cost. With 256 KB, larger pages lose almost
 * nothing.
 */
const brotli = (level: number, plainSize: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: plainSize,
  },
});

/** Quality for bytes sent to visitors. */
const sentQuality = 5;
/** Quality for bytes that are only stored: a third of the time, and a tenth more bytes. */
const keptQuality = 2;

/** A value of Next's page cache, with the fields used here. */
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

/** Brotli bytes, and their uncompressed size. */
export type Packed = { bytes: Buffer; plainSize: number };

export type PackedValue = { html?: Packed; rest: Packed };

/**
 * Compresses a value of Next's page cache, a page of 400 KB to a tenth; its HTML separately, as browsers
 * receive it.
 */
export async function pack({ html, ...rest }: CachedValue): Promise<PackedValue> {
  const [packedHtml, packedRest] = await Promise.all([
    html === undefined ? undefined : packHtml(html),
    packBytes(serialize(rest), keptQuality),
  ]);
  return { html: packedHtml, rest: packedRest };
}

/** Restores the value that Next stored. */
export async function unpack({ html, rest }: PackedValue): Promise<CachedValue> {
  const [plainHtml, plainRest] = await Promise.all([html && plainBytes(html), plainBytes(rest)]);
  const value: CachedValue = deserialize(plainRest);
  return plainHtml ? { ...value, html: plainHtml.toString() } : value;
}

export async function packBytes(plain: Buffer, level = sentQuality): Promise<Packed> {
  return { bytes: await compress(plain, brotli(level, plain.length)), plainSize: plain.length };
}

/** Pages being packed, or packed a moment ago. */
const recent = new LRUCache<string, Promise<Packed>>({ max: 32, ttl: 5000, ttlAutopurge: true });

/** Compresses a page's HTML once, for the waiting visitor and for the page cache. */
export function packHtml(html: string): Promise<Packed> {
  const known = recent.get(html);
  if (known) return known;
  const packed = packBytes(Buffer.from(html));
  recent.set(html, packed);
  return packed;
}

/** Decompresses in one chunk, which takes half the time of many; zlib needs 64 bytes at least. */
export const plainBytes = ({ bytes, plainSize }: Packed): Promise<Buffer> =>
  decompress(bytes, { chunkSize: Math.max(64, plainSize) });

/** Sets status 404 on a page tagged as missing, 410 on one tagged as gone; Next sends it, also the first time. */
export function setMissingStatus(value: CachedValue): void {
  const tags = tagsOf(value);
  if (tags.includes(cacheTags.missing)) value.status = 404;
  else if (tags.includes(cacheTags.gone)) value.status = 410;
}

/** Joins a page's scripts and sets the policy that names them; Next sends both, also the first time. */
export function setPolicy(value: CachedValue): void {
  if (value.kind !== 'APP_PAGE' || value.html === undefined) return;
  const { html, policy } = withPolicy(value.html);
  value.html = html;
  value.headers = { ...value.headers, 'content-security-policy': policy };
}

/** Sets the CDN headers of a page; Next sends them, also the first time. */
export function setNames(value: CachedValue): void {
  if (value.kind !== 'APP_PAGE') return;
  const names = sharedHeaders(tagsOf(value));
  if ('cache-tag' in names) value.headers = { ...value.headers, ...names };
}

function tagsOf({ headers }: CachedValue): string[] {
  const tags = headers?.['x-next-cache-tags'];
  return typeof tags === 'string' ? tags.split(',') : [];
}

/** Returns the facts about a value that are needed without unpacking it. */
export function about(value: CachedValue) {
  const { kind, status = 200, postponed, headers } = value;
  return {
    status,
    /** True if the HTML is the complete answer. */
    sendable: kind === 'APP_PAGE' && status === 200 && postponed === undefined,
    /** A mark on one of these tags makes the value stale. */
    tags: tagsOf(value),
    /** The policy, which identifies the render by the hashes of its scripts. */
    policy: headers?.['content-security-policy'],
  };
}
