import 'server-only';
import { LRUCache } from 'lru-cache';
import { serverProcess } from '@/lib/process/server-process';
import { type Dependence, dependOn } from './depend-on.server';

/**
 * What was read, or the reading under way. Not its promise for good: below Node 24 a promise holds the render in which it
 * was made, with all of its data (docs/performance.md).
 */
type Kept = { at: number; underWay?: Promise<unknown>; data?: unknown };

/** What many pages show: the tree of categories, the shelf below the products of one. */
const reads = new LRUCache<string, Kept>({ max: 600 });

/**
 * What `read` answers, kept in this process for all pages until one of its tags is marked or it is too old.
 * The page that is being rendered depends on it as much.
 * @param key names the reading and everything that it depends on, the language included
 */
export function sharedRead<Data>(
  key: string,
  dependence: Dependence,
  read: () => Promise<Data>,
): Promise<Data> {
  dependOn(dependence);
  return keptRead(key, dependence, read);
}

/** Like `sharedRead`, for a page that says itself what it depends on. */
export function keptRead<Data>(
  key: string,
  dependence: Dependence,
  read: () => Promise<Data>,
): Promise<Data> {
  const kept = reads.get(key);
  if (kept && isFresh(kept, dependence)) {
    return (kept.underWay ?? Promise.resolve(kept.data)) as Promise<Data>;
  }
  // Noted before it is read: a change in between makes it stale.
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

/** Nothing is kept where nobody tells of marks, as in development. */
function isFresh({ at }: Kept, { tags, life }: Dependence): boolean {
  const isMarked = serverProcess.isMarkedSince?.([...tags], at) ?? true;
  return !isMarked && Date.now() - at < life.revalidate * 1000;
}
