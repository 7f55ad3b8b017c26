import 'server-only';
import { revalidateTag } from 'next/cache';
import { productsChangedHeader, storesChangedHeader } from '@/lib/api/products-changed';
import { cacheTags } from './cache';

/** Marks stale the pages of these products, and the lists that may show them. */
export function revalidateProductPages(ids: number[]): void {
  for (const id of ids) revalidateTag(cacheTags.product(id), 'max');
  revalidateTag(cacheTags.products, 'max');
}

/** Marks stale what an answer of the API host says has changed. */
export function revalidateChanged(response: Response): Response {
  const products = response.headers.get(productsChangedHeader);
  const stores = response.headers.get(storesChangedHeader);
  if (!products && !stores) return response;
  if (products) revalidateProductPages(products.split(',').map(Number));
  if (stores) for (const tag of [cacheTags.stores, cacheTags.products]) revalidateTag(tag, 'max');
  const headers = new Headers(response.headers);
  for (const name of [productsChangedHeader, storesChangedHeader]) headers.delete(name);
  return new Response(response.body, { status: response.status, headers });
}
