import 'server-only';
import { revalidateTag } from 'next/cache';
import { cacheTags } from '../cache';

/** Marks stale the pages of these products, and the lists that may show them. */
export function revalidateProductPages(ids: number[]): void {
  for (const tag of [...ids.map(cacheTags.product), cacheTags.products]) revalidateTag(tag, 'max');
}

/** Marks stale the pages of stores, and the lists that may show their products. */
export function revalidateStorePages(): void {
  for (const tag of [cacheTags.stores, cacheTags.products]) revalidateTag(tag, 'max');
}
