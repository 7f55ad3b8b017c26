import { getLocale } from 'next-intl/server';
import { ProductItems } from '@/components/product/card/product-items';
import { pathIn } from '@/lib/i18n/language-path';
import { withPreviews } from '@/lib/storefront/catalog/picture-preview.server';
import type { ProductPage } from '@/lib/storefront/catalog/queries.server';
import { type ListingQuery, type ListScope, listingHref } from '@/lib/storefront/listing/listing';
import { GrowingGrid } from './growing-grid';
import { Pagination } from './pagination';

type Props = { scope: ListScope; query: ListingQuery; list: ProductPage };

/** Two rows on a phone, where a picture is as wide as its preview. */
const inSight = 4;
const previewWidth = 192;

/** A page of products with "load more" and pagination. */
export async function Results({ scope, query, list }: Props) {
  const { page, limit, total } = list;
  const [locale, products] = await Promise.all([
    getLocale(),
    withPreviews(list.products, { inSight, width: previewWidth }),
  ]);
  return (
    <GrowingGrid
      key={listingHref(scope.path, query)}
      scope={scope}
      query={query}
      address={pathIn(locale, scope.path)}
      first={{ page, limit, total, ids: products.map(({ id }) => id) }}
      pages={<Pagination path={scope.path} query={query} list={list} />}
    >
      <ProductItems products={products} inSight={inSight} />
    </GrowingGrid>
  );
}
