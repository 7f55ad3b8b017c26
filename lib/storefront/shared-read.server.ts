import 'server-only';
import { LRUCache } from 'lru-cache';
import { serverProcess } from '@/lib/process/server-process';
import { type Dependence, dependOn } from './depend-on.server';

type Kept = { at: number; value: Promise<unknown> };

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
  if (kept && isFresh(kept, dependence)) return kept.value as Promise<Data>;
  // Noted before it is read: a change in between makes it stale.
  const fresh: Kept = { at: Date.now(), value: read() };
  reads.set(key, fresh);
  fresh.value.catch(() => {
    if (reads.peek(key) === fresh) reads.delete(key);
  });
  return fresh.value as Promise<Data>;
}

/** Nothing is kept where nobody tells of marks, as in development. */
function isFresh({ at }: Kept, { tags, life }: Dependence): boolean {
  const isMarked = serverProcess.isMarkedSince?.([...tags], at) ?? true;
  return !isMarked && Date.now() - at < life.revalidate * 1000;
}
