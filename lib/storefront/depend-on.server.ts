import 'server-only';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';

/** Seconds: `revalidate` in the background, `expire` at the latest. */
export type Lifetime = { stale: number; revalidate: number; expire: number };

/** The sources of a cached value: a mark on one of its tags makes the value stale, and so does its age. */
export type Dependence = { tags: readonly string[]; life: Lifetime };

/**
 * Tells Next what the page being rendered depends on. Next offers this only for data in its own cache
 * (`cacheTag`, `unstable_cache`), each read of which costs a render half a millisecond.
 */
export function dependOn({ tags, life }: Dependence): void {
  const page = workUnitAsyncStorage.getStore();
  if (page?.type !== 'prerender-legacy') return;
  page.tags = [...new Set([...(page.tags ?? []), ...tags])];
  page.stale = Math.min(page.stale, life.stale);
  page.revalidate = Math.min(page.revalidate, life.revalidate);
  page.expire = Math.min(page.expire, life.expire);
}
