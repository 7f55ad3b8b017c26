import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { cacheTags, lifetimes } from '@/lib/storefront/cache';

/**
 * Says that the page which is being rendered was not found. Next's own `notFound()` shows its page by
 * script alone; so the page shows it itself, and the page cache, which reads this tag, answers 404.
 */
export async function markNotFound(): Promise<void> {
  'use cache';
  cacheTag(cacheTags.missing);
  cacheLife(lifetimes.missing);
}
