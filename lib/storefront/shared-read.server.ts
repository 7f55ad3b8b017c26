import 'server-only';
import { LRUCache } from 'lru-cache';
import { serverProcess } from '@/lib/process/server-process';
import { type Dependence, dependOn } from './depend-on.server';

/**
 * The data, or the read under way. The promise is not kept afterwards: below Node 24 a promise retains the
 * render that created it, with all its data (docs/performance.md).
 */
type Kept = { at: number; underWay?: Promise<unknown>; data?: unknown };

/** Data that many pages show: the category tree, the shelf below the products of a category. */
const reads = new LRUCache<string, Kept>({ max: 600 });

/**
 * Returns the result of `read`, cached in this process for all pages until one of its tags is marked or it is
 * too old. The page being rendered gets the same dependence.
 * @param key names the read and everything that it depends on, the language included
 */
export function sharedRead<Data>(
  key: string,
  dependence: Dependence,
  read: () => Promise<Data>,
): Promise<Data> {
  dependOn(dependence);
  return keptRead(key, dependence, read);
}

/** Works as `sharedRead`, for a page that declares its dependence itself. */
export function keptRead<Data>(
  key: string,
  dependence: Dependence,
  read: () => Promise<Data>,
): Promise<Data> {
  const kept = reads.get(key);
  if (kept && isFresh(kept, dependence)) {
    return (kept.underWay ?? Promise.resolve(kept.data)) as Promise<Data>;
  }
  // Recorded before the read, so that a change in between makes the value stale.
  const at = Date.now();
  const underWay = read();
  const fresh: Kept = { at, underWay };
  reads.set(key, fresh);
  underWay.then(
    (data) => {
      fresh.data = data;
      fresh.underWay = undefined;
    },
    () => {
      if (reads.peek(key) === fresh) reads.delete(key);
    },
  );
  return underWay;
}

/** Returns false if no process reports marks, as in development: nothing is cached then. */
function isFresh({ at }: Kept, { tags, life }: Dependence): boolean {
  const isMarked = serverProcess.isMarkedSince?.([...tags], at) ?? true;
  return !isMarked && Date.now() - at < life.revalidate * 1000;
}
