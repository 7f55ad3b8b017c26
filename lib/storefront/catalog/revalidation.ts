import 'server-only';
import { revalidateTag } from 'next/cache';
import { type Change, tagsOfChange } from '@/lib/caching/tags';

/** Expires or marks as stale the pages that show what changed. */
export function revalidateChange(change: Change): void {
  const { expired, stale } = tagsOfChange(change);
  for (const tag of expired) revalidateTag(tag, { expire: 0 });
  for (const tag of stale) revalidateTag(tag, 'max');
}
