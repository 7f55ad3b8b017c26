import { productsChangedHeader, storesChangedHeader } from '@/lib/api/products-changed';
import { cacheTags } from '../cache';

/** Tags of the pages of these products, and of the lists that may show them. */
export const tagsOfProducts = (ids: number[]): string[] => [
  ...ids.map(cacheTags.product),
  cacheTags.products,
];

/** Tags of the pages that an answer of the API host says have changed. */
export function changedTags({ headers }: Response): string[] {
  const products = headers.get(productsChangedHeader);
  return [
    ...(products ? tagsOfProducts(products.split(',').map(Number)) : []),
    ...(headers.has(storesChangedHeader) ? [cacheTags.stores, cacheTags.products] : []),
  ];
}

/** The answer as it goes out: only the storefront is told which pages changed. */
export function withoutChanges(answer: Response): Response {
  const headers = new Headers(answer.headers);
  for (const name of [productsChangedHeader, storesChangedHeader]) headers.delete(name);
  return new Response(answer.body, { status: answer.status, headers });
}
