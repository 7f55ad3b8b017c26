'use client';

import { ProductItems } from '@/components/product/card/product-items';
import { listProducts } from '@/lib/api/catalog';
import type { Locale } from '@/lib/i18n/locales';
import { type ListedProduct, normaliseCard } from '@/lib/storefront/catalog/product';
import {
  type ListingQuery,
  type ListScope,
  toProductQuery,
} from '@/lib/storefront/listing/listing';

/** The products of the pages from the query's own to `last`, normalised. */
export async function readMore(
  locale: Locale,
  query: ListingQuery & { page: number },
  scope: ListScope,
  last: number,
): Promise<ListedProduct[]> {
  const numbers = Array.from({ length: last - query.page + 1 }, (_, index) => query.page + index);
  const lists = await Promise.all(
    numbers.map((page) => listProducts(locale, toProductQuery({ ...query, page }, scope))),
  );
  return lists.flatMap(({ products }) => products.map((card) => normaliseCard(card)));
}

export function MoreCards({ products }: { products: ListedProduct[] }) {
  return <ProductItems products={products} />;
}
