import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/**
 * A value of Next's page cache, as far as it matters here.
 * @typedef {{
 *   kind: string, html?: string, body?: Buffer, rscData?: Buffer, segmentData?: Map<string, Buffer>,
 *   headers?: Record<string, unknown>, status?: number, postponed?: string,
 * }} Value
 * @typedef {{ bytes: Buffer, plainSize: number }} Packed
 */

/** Packs a value of Next's page cache, a page of 400 KB to a tenth; its HTML by itself, as browsers take it. */
export async function pack(/** @type {Value} */ { html, ...rest }) {
  const [packedHtml, packedRest] = await Promise.all([
    html === undefined ? undefined : packBytes(Buffer.from(html)),
    packBytes(serialize(rest)),
  ]);
  return { html: packedHtml, rest: packedRest };
}

/** The value again, as Next gave it. */
export async function unpack(/** @type {{ html?: Packed, rest: Packed }} */ { html, rest }) {
  const [plainHtml, plainRest] = await Promise.all([html && plainBytes(html), plainBytes(rest)]);
  const value = deserialize(plainRest);
  return plainHtml ? { ...value, html: plainHtml.toString() } : value;
}

export async function packBytes(/** @type {Buffer} */ plain) {
  return { bytes: await compress(plain, { params: quality }), plainSize: plain.length };
}

/** In one chunk, which takes half the time of many; zlib wants 64 bytes at least. */
export const plainBytes = (/** @type {Packed} */ { bytes, plainSize }) =>
  decompress(bytes, { chunkSize: Math.max(64, plainSize) });

/** The tag of a page that shows that something is not there (lib/storefront/cache.ts). */
const missing = 'missing';

/**
 * Gives a page of what is not there its status. Next sends what this value says, on the first answer too.
 * @param {Value} value
 */
export function settleStatus(value) {
  if (tagsOf(value).includes(missing)) value.status = 404;
}

function tagsOf(/** @type {Value} */ { headers }) {
  const tags = headers?.['x-next-cache-tags'];
  return typeof tags === 'string' ? tags.split(',') : [];
}

/** What must be known of a value without unpacking it. */
export function about(/** @type {Value} */ value) {
  const { kind, status = 200, postponed } = value;
  return {
    status,
    /** Whether its HTML is all of an answer. */
    sendable: kind === 'APP_PAGE' && status === 200 && postponed === undefined,
    /** A mark on one of them makes it stale. */
    tags: tagsOf(value),
  };
}
