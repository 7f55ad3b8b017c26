'use client';

import { ProductItems } from '@/components/product/card/product-items';
import { call, dataOf } from '@/lib/client/call';
import type { Locale } from '@/lib/i18n/locales';
import { type ListedProduct, normaliseCard } from '@/lib/storefront/catalog/product';
import {
  type ListingQuery,
  type ListScope,
  toProductQuery,
} from '@/lib/storefront/listing/listing';

/** Loads the products of the pages from the query's own to `last`, normalised. */
export async function readMore(
  locale: Locale,
  query: ListingQuery & { page: number },
  scope: ListScope,
  last: number,
): Promise<ListedProduct[]> {
  const numbers = Array.from({ length: last - query.page + 1 }, (_, index) => query.page + index);
  const lists = await Promise.all(
    numbers.map((page) =>
      dataOf(
        call('GET /api/products', {
          lang: locale,
          query: toProductQuery({ ...query, page }, scope),
        }),
      ),
    ),
  );
  return lists.flatMap(({ products }) => products.map((card) => normaliseCard(card)));
}

export function MoreCards({ products }: { products: ListedProduct[] }) {
  return <ProductItems products={products} />;
}
