import { LRUCache } from 'lru-cache';
import { about, pack } from './packing.mjs';
import { isMarkedSince } from './tags.mjs';

const memoryBytes = Number(process.env.CACHE_MEMORY_MB ?? 512) * 1024 * 1024;

/**
 * @typedef {import('./packing.mjs').Value} Value
 * @typedef {import('./packing.mjs').Packed} Packed
 * @typedef {{
 *   value?: Value, html?: Packed, rest?: Packed, status: number, sendable: boolean, tags: string[],
 *   cacheControl?: { revalidate?: number | false, expire?: number }, lastModified: number,
 *   around?: [string, string | number | string[]][], etag?: string,
 * }} Entry `value` until it is packed; `around` and `etag` are the front's
 */

/**
 * What this process keeps, by Next's key; the least recently used leave first.
 * @type {LRUCache<string, Entry>}
 */
const entries = new LRUCache({
  maxSize: memoryBytes,
  sizeCalculation: sizeOf,
  dispose: (_, key, reason) => {
    if (reason !== 'set') keys.delete(pathOf(key));
  },
});

/**
 * Next's keys by the path they stand for, as it is after the middleware: /en/product/x.
 * @type {Map<string, string>}
 */
const keys = new Map();
const pathOf = (/** @type {string} */ key) => key.slice(key.indexOf('/$/') + 2);

/**
 * One after the other: packing is work for a second core, not for all of them.
 * @type {Promise<unknown>}
 */
let packing = Promise.resolve();

/**
 * Keeps what Next has rendered; it is there at once, and packed a little later. Answers the packed
 * entry when that is done.
 * @param {string} key
 * @param {Value} value
 * @param {Entry['cacheControl']} cacheControl
 * @returns {Promise<Entry>}
 */
export function keep(key, value, cacheControl) {
  const entry = { value, cacheControl, lastModified: Date.now(), ...about(value) };
  add(key, entry);
  const next = async () => {
    const packed = { ...(await pack(value)), ...entry, value: undefined };
    if (entries.peek(key) === entry) add(key, packed);
    return packed;
  };
  const packed = packing.then(next, next);
  packing = packed;
  return packed;
}

/**
 * Keeps an entry, packed or not.
 * @param {string} key
 * @param {Entry} entry
 */
export function add(key, entry) {
  entries.set(key, entry);
  keys.set(pathOf(key), key);
}

/** @returns {Entry | undefined} */
export const find = (/** @type {string | undefined} */ key) =>
  key === undefined ? undefined : entries.get(key);
export const forget = (/** @type {string} */ key) => entries.delete(key);
export const keyOf = (/** @type {string} */ path) => keys.get(path);

/** Whether Next would answer with it and be content (IncrementalCache.get has the same rule). */
export function isFresh(/** @type {Entry} */ { cacheControl, lastModified, tags }) {
  const seconds = cacheControl?.revalidate;
  if (typeof seconds === 'number' && lastModified + seconds * 1000 < Date.now()) return false;
  return !isMarkedSince(tags, lastModified);
}

function sizeOf(/** @type {Entry} */ { value, html, rest }) {
  const around = 2048;
  if (rest) return around + rest.bytes.length + (html?.bytes.length ?? 0);
  const segments = value.segmentData ? [...value.segmentData.values()] : [];
  const parts = [value.html, value.rscData, value.body, ...segments];
  return parts.reduce((sum, part) => sum + (part?.length ?? 0), around);
}
