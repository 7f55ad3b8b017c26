import 'server-only';
import { revalidateTag } from 'next/cache';
import { changedTags, tagsOfProducts, withoutChanges } from './stale-tags';

/** Marks stale the pages of these products, and the lists that may show them. */
export function revalidateProductPages(ids: number[]): void {
  for (const tag of tagsOfProducts(ids)) revalidateTag(tag, 'max');
}

/** Marks stale what an answer of the API host says has changed. */
export function revalidateChanged(answer: Response): Response {
  const tags = changedTags(answer);
  if (!tags.length) return answer;
  for (const tag of tags) revalidateTag(tag, 'max');
  return withoutChanges(answer);
}
