import 'server-only';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';

/** Seconds: `revalidate` in the background, `expire` at the latest. */
export type Lifetime = { stale: number; revalidate: number; expire: number };

/** What something that is kept was made of: a mark on one of its tags makes it stale, and so does its age. */
export type Dependence = { tags: readonly string[]; life: Lifetime };

/**
 * Tells Next that the page which is being rendered depends on this. Next itself offers that only for data that
 * lies in its own cache, each reading of which costs a render half a millisecond (`cacheTag`, `unstable_cache`).
 */
export function dependOn({ tags, life }: Dependence): void {
  const page = workUnitAsyncStorage.getStore();
  if (page?.type !== 'prerender-legacy') return;
  page.tags = [...new Set([...(page.tags ?? []), ...tags])];
  page.stale = Math.min(page.stale, life.stale);
  page.revalidate = Math.min(page.revalidate, life.revalidate);
  page.expire = Math.min(page.expire, life.expire);
}
