import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { config } from '@/lib/config';
import type { HeaderList } from '../accelerator/kept-headers';
import { about, type CachedValue, type Packed, type PackedValue, pack } from './packing';
import { pathOfKey } from './page-keys';
import { isExpiredSince, isMarkedSince } from './tags';

const memoryBytes = config.pageMemory * 1024 * 1024;

export type CacheControl = { revalidate?: number | false; expire?: number };

/** A page in memory: `value` until it is packed, `html` and `rest` from then on. */
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

/**
 * As many as Next renders in one turn of a busy event loop: a page that is packed waits for several turns, so
 * one after the other they would fall behind, and what is not packed takes ten times the memory.
 */
const inPackingPlace = pLimit(16);

/**
 * Keeps what Next has rendered; it is there at once, and packed a little later. Answers the packed
 * entry when that is done, undefined when it has left meanwhile.
 * @param of `lastModified`: when its render began
 */
export function keep(
  key: string,
  value: CachedValue,
  of: { cacheControl?: CacheControl; lastModified: number },
): Promise<PackedEntry | undefined> {
  add(key, { value, ...of, ...about(value) });
  // By its key: whatever waits must not hold the value when memory is full.
  const packing = inPackingPlace(packKept, key).finally(() => {
    if (beingPacked.get(key) === packing) beingPacked.delete(key);
  });
  beingPacked.set(key, packing);
  return packing;
}

/** Pages that are being packed. */
const beingPacked = new Map<string, Promise<PackedEntry | undefined>>();

/** Once the page is packed, where it is about to be. */
export const whenPacked = (key: string | undefined): Promise<unknown> | undefined =>
  key === undefined ? undefined : beingPacked.get(key)?.catch(() => {});

/** Once no page is being packed that is now. */
export const allPacked = (): Promise<unknown> => Promise.allSettled(beingPacked.values());

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

/**
 * Takes a page from behind memory into it, unless one that was rendered later has come there meanwhile.
 * @returns whether it is there now
 */
export function takeIn(key: string, stored: Entry): boolean {
  const known = entries.peek(key);
  if (known && known.lastModified > stored.lastModified) return false;
  add(key, stored);
  return true;
}

export const find = (key: string | undefined): Entry | undefined =>
  key === undefined ? undefined : entries.get(key);
/** As `find`, without counting as a use. */
export const peek = (key: string): Entry | undefined => entries.peek(key);
export const forget = (key: string): boolean => entries.delete(key);
export const keyOf = (path: string): string | undefined => keys.get(path);

const isPast = (lastModified: number, seconds: number | false | undefined) =>
  typeof seconds === 'number' && lastModified + seconds * 1000 < Date.now();

/** Whether Next would answer with it and be content (IncrementalCache.get has the same rule). */
export const isFresh = ({ cacheControl, lastModified, tags }: Entry): boolean =>
  !isPast(lastModified, cacheControl?.revalidate) &&
  !isPast(lastModified, cacheControl?.expire) &&
  !isMarkedSince(tags, lastModified);

/** Whether it may still be shown while it is rendered anew: neither too old nor expired by a tag. */
export const isUsable = ({ cacheControl, lastModified, tags }: Entry): boolean =>
  !isPast(lastModified, cacheControl?.expire) && !isExpiredSince(tags, lastModified);

/** When renders that are under way began, by Next's key: a page is as old as what it was made of. */
const begun = new LRUCache<string, number>({ max: 10_000, ttl: 60_000 });

export function noteBegun(key: string): void {
  if (!begun.has(key)) begun.set(key, Date.now());
}

/** When the render that has just ended began. */
export function begunAt(key: string): number {
  const at = begun.get(key) ?? Date.now();
  begun.delete(key);
  return at;
}

/** Paths that are to be rendered anew although they are kept. */
const renewing = new Set<string>();

/** Whether a page is to be rendered anew, once: whoever else asks meanwhile gets what is kept. */
export const takesRenewal = (key: string): boolean => renewing.delete(pathOfKey(key));

/** Has Next render a path (with language) anew once, unless the function that is answered is called before. */
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
  // A string with one letter that is not Latin takes two bytes for each.
  const html = 2 * (value?.html?.length ?? 0);
  return parts.reduce((sum, part) => sum + (part?.length ?? 0), around + html);
}
