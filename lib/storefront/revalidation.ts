import 'server-only';
import { revalidateTag } from 'next/cache';
import { productsChangedHeader } from '@/lib/api/products-changed';
import { cacheTags } from './cache';

/** Marks stale the pages of these products, and the lists that may show them. */
export function revalidateProductPages(ids: number[]): void {
  for (const id of ids) revalidateTag(cacheTags.product(id), 'max');
  revalidateTag(cacheTags.products, 'max');
}

/** Marks stale the pages of the products that an answer of the API host says have changed. */
export function revalidateChanged(response: Response): Response {
  const changed = response.headers.get(productsChangedHeader);
  if (!changed) return response;
  revalidateProductPages(changed.split(',').map(Number));
  const headers = new Headers(response.headers);
  headers.delete(productsChangedHeader);
  return new Response(response.body, { status: response.status, headers });
}
