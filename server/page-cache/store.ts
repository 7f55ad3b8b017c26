import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { HeaderList } from '../accelerator/kept-headers';
import { about, type CachedValue, type Packed, type PackedValue, pack } from './packing';
import { isMarkedSince } from './tags';

const memoryBytes = Number(process.env.CACHE_MEMORY_MB ?? 512) * 1024 * 1024;

export type CacheControl = { revalidate?: number | false; expire?: number };

/** A page in memory: `value` until it is packed, `html` and `rest` from then on. */
export type Entry = {
  value?: CachedValue;
  html?: Packed;
  rest?: Packed;
  status: number;
  sendable: boolean;
  tags: string[];
  cacheControl?: CacheControl;
  /** Milliseconds since 1970. */
  lastModified: number;
  /** Set by the accelerator once Next has sent the page. */
  headers?: HeaderList;
  etag?: string;
};

export type PackedEntry = Entry & PackedValue;

/** What this process keeps, by Next's key; the least recently used leave first. */
const entries = new LRUCache<string, Entry>({
  maxSize: memoryBytes,
  sizeCalculation: sizeOf,
  dispose: (_, key, reason) => {
    if (reason !== 'set') keys.delete(pathOfKey(key));
  },
});

/** Next's keys by the path they stand for, as it is after the middleware: /en/product/x. */
const keys = new Map<string, string>();
export const pathOfKey = (key: string): string => key.slice(key.indexOf('/$/') + 2);

/**
 * As many as Next renders in one turn of a busy event loop: a page that is packed waits for several turns, so
 * one after the other they would fall behind, and what is not packed takes ten times the memory.
 */
const inPackingPlace = pLimit(16);

/**
 * Keeps what Next has rendered; it is there at once, and packed a little later. Answers the packed
 * entry when that is done, undefined when it has left meanwhile.
 */
export function keep(
  key: string,
  value: CachedValue,
  cacheControl?: CacheControl,
): Promise<PackedEntry | undefined> {
  add(key, { value, cacheControl, lastModified: Date.now(), ...about(value) });
  // By its key: whatever waits must not hold the value when memory is full.
  return inPackingPlace(packKept, key);
}

async function packKept(key: string): Promise<PackedEntry | undefined> {
  const entry = entries.peek(key);
  if (!entry?.value) return undefined;
  const parts = await pack(entry.value);
  // Only now: the accelerator may have added its part meanwhile.
  const packed = { ...entry, ...parts, value: undefined };
  if (entries.peek(key) === entry) add(key, packed);
  return packed;
}

/** Keeps an entry, packed or not. */
export function add(key: string, entry: Entry): void {
  entries.set(key, entry);
  keys.set(pathOfKey(key), key);
}

export const find = (key: string | undefined): Entry | undefined =>
  key === undefined ? undefined : entries.get(key);
export const forget = (key: string): boolean => entries.delete(key);
export const keyOf = (path: string): string | undefined => keys.get(path);

/** Whether Next would answer with it and be content (IncrementalCache.get has the same rule). */
export function isFresh({ cacheControl, lastModified, tags }: Entry): boolean {
  const seconds = cacheControl?.revalidate;
  if (typeof seconds === 'number' && lastModified + seconds * 1000 < Date.now()) return false;
  return !isMarkedSince(tags, lastModified);
}

function sizeOf({ value, html: packed, rest }: Entry): number {
  const around = 2048;
  if (rest) return around + rest.bytes.length + (packed?.bytes.length ?? 0);
  const segments = [...(value?.segmentData?.values() ?? [])];
  const parts = [value?.rscData, value?.body, ...segments];
  // A string with one letter that is not Latin takes two bytes for each.
  const html = 2 * (value?.html?.length ?? 0);
  return parts.reduce((sum, part) => sum + (part?.length ?? 0), around + html);
}
