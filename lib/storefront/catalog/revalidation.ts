import 'server-only';
import { revalidateTag } from 'next/cache';
import { cacheTags } from '../cache';

/** Expires the pages that show these products, so that none shows an old price; marks stale the lists that may. */
export function revalidateProductPages(ids: number[]): void {
  for (const id of ids) revalidateTag(cacheTags.product(id), { expire: 0 });
  revalidateTag(cacheTags.products, 'max');
}

/** Marks stale the pages of stores, and the lists that may show their products. */
export function revalidateStorePages(): void {
  for (const tag of [cacheTags.stores, cacheTags.products]) revalidateTag(tag, 'max');
}

/** Marks stale what shows categories or brands: menus, their lists, and the lists of products. */
export function revalidateCataloguePages(): void {
  for (const tag of [cacheTags.categories, cacheTags.brands, cacheTags.products]) {
    revalidateTag(tag, 'max');
  }
}

/** Marks the home page stale: its banners, sections or picks have changed. */
export function revalidateHomePage(): void {
  revalidateTag(cacheTags.home, 'max');
}

/** Expires pages to read and the blog: a text that was withdrawn is not shown once more. */
export function revalidateContentPages(): void {
  revalidateTag(cacheTags.content, { expire: 0 });
}

/** Expires every page at once: the next request is answered with who runs the market now. */
export function revalidateSite(): void {
  revalidateTag(cacheTags.site, { expire: 0 });
}
