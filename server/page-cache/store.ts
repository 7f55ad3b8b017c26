import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { config } from '@/lib/config';
import type { HeaderList } from '../accelerator/kept-headers';
import { about, type CachedValue, type Packed, type PackedValue, pack } from './packing';
import { pathOfKey } from './page-keys';
import { isExpiredSince, isMarkedSince } from './tags';

const memoryBytes = config.pageMemory * 1024 * 1024;

export type CacheControl = { revalidate?: number | false; expire?: number };

/** A page in memory: `value` until it is packed, then `html` and `rest`. */
export type Entry = {
  value?: CachedValue;
  html?: Packed;
  rest?: Packed;
  status: number;
  sendable: boolean;
  tags: string[];
  policy?: unknown;
  cacheControl?: CacheControl;
  /** Milliseconds since 1970. */
  lastModified: number;
  /** Set by the accelerator after Next has sent the page. */
  headers?: HeaderList;
  etag?: string;
};

export type PackedEntry = Entry & PackedValue;

/** Pages of this process, by Next's key; the least recently used leave first. */
const entries = new LRUCache<string, Entry>({
  maxSize: memoryBytes,
  sizeCalculation: sizeOf,
  dispose: (_, key, reason) => {
    if (reason !== 'set') keys.delete(pathOfKey(key));
  },
});

/** Next's keys by path, as it is after the middleware: /en/product/x. */
const keys = new Map<string, string>();

/**
 * The number of pages packed at once, equal to Next's renders in one turn of a busy event loop: packing waits
 * for several turns, so one at a time would fall behind, and an unpacked page takes ten times the memory.
 */
const inPackingPlace = pLimit(16);

/**
 * Stores a page rendered by Next: available at once, packed a little later. Resolves to the packed entry, or
 * undefined if it has been removed meanwhile.
 * @param of `lastModified`: the time at which its render began
 */
export function keep(
  key: string,
  value: CachedValue,
  of: { cacheControl?: CacheControl; lastModified: number },
): Promise<PackedEntry | undefined> {
  add(key, { value, ...of, ...about(value) });
  // Queued by key: waiting tasks must not hold the value when memory is full.
  const packing = inPackingPlace(packKept, key).finally(() => {
    if (beingPacked.get(key) === packing) beingPacked.delete(key);
  });
  beingPacked.set(key, packing);
  return packing;
}

/** Pages being packed. */
const beingPacked = new Map<string, Promise<PackedEntry | undefined>>();

/** Resolves after the page is packed; undefined if it is not being packed. */
export const whenPacked = (key: string | undefined): Promise<unknown> | undefined =>
  key === undefined ? undefined : beingPacked.get(key)?.catch(() => {});

/** Resolves after all pages now being packed are done. */
export const allPacked = (): Promise<unknown> => Promise.allSettled(beingPacked.values());

async function packKept(key: string): Promise<PackedEntry | undefined> {
  const entry = entries.peek(key);
  if (!entry?.value) return undefined;
  const parts = await pack(entry.value);
  // The entry is read late: the accelerator may have added its part meanwhile.
  const packed = { ...entry, ...parts, value: undefined };
  if (entries.peek(key) === entry) add(key, packed);
  return packed;
}

/** Stores an entry, packed or not. */
export function add(key: string, entry: Entry): void {
  entries.set(key, entry);
  keys.set(pathOfKey(key), key);
}

/**
 * Loads a page from the shelf into memory, unless a later render has arrived there.
 * @returns true if it was loaded
 */
export function takeIn(key: string, stored: Entry): boolean {
  const known = entries.peek(key);
  if (known && known.lastModified > stored.lastModified) return false;
  add(key, stored);
  return true;
}

export const find = (key: string | undefined): Entry | undefined =>
  key === undefined ? undefined : entries.get(key);
/** Returns an entry like `find`, without counting as a use. */
export const peek = (key: string): Entry | undefined => entries.peek(key);
export const forget = (key: string): boolean => entries.delete(key);
export const keyOf = (path: string): string | undefined => keys.get(path);

const isPast = (lastModified: number, seconds: number | false | undefined) =>
  typeof seconds === 'number' && lastModified + seconds * 1000 < Date.now();

/** True if Next would serve the entry without rendering it again (the rule of IncrementalCache.get). */
export const isFresh = ({ cacheControl, lastModified, tags }: Entry): boolean =>
  !isPast(lastModified, cacheControl?.revalidate) &&
  !isPast(lastModified, cacheControl?.expire) &&
  !isMarkedSince(tags, lastModified);

/** True if the entry may be shown while it is rendered again: neither too old nor expired by a tag. */
export const isUsable = ({ cacheControl, lastModified, tags }: Entry): boolean =>
  !isPast(lastModified, cacheControl?.expire) && !isExpiredSince(tags, lastModified);

/** Start times of renders in progress, by Next's key: a page is as old as its data. */
const begun = new LRUCache<string, number>({ max: 10_000, ttl: 60_000 });

export function noteBegun(key: string): void {
  if (!begun.has(key)) begun.set(key, Date.now());
}

/** Returns the start time of the render that has just ended. */
export function begunAt(key: string): number {
  const at = begun.get(key) ?? Date.now();
  begun.delete(key);
  return at;
}

/** Paths to render again although they are cached. */
const renewing = new Set<string>();

/** Returns true once for a page to be rendered again; other requests get the cached page. */
export const takesRenewal = (key: string): boolean => renewing.delete(pathOfKey(key));

/** Makes Next render a path (with language) again once; call the returned function to cancel. */
export function startRenewing(path: string): () => void {
  renewing.add(path);
  return () => {
    renewing.delete(path);
  };
}

function sizeOf({ value, html: packed, rest }: Entry): number {
  const around = 2048;
  if (rest) return around + rest.bytes.length + (packed?.bytes.length ?? 0);
  const segments = [...(value?.segmentData?.values() ?? [])];
  const parts = [value?.rscData, value?.body, ...segments];
  // A string with a single non-Latin letter takes two bytes for each character.
  const html = 2 * (value?.html?.length ?? 0);
  return parts.reduce((sum, part) => sum + (part?.length ?? 0), around + html);
}
