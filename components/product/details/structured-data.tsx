import { getLocale } from 'next-intl/server';
import { JsonLd } from '@/components/shell/json-ld';
import type { Review } from '@/lib/contract/schemas/reviews';
import type { NormalisedProduct } from '@/lib/storefront/catalog/product';
import { productData, trailData } from '@/lib/storefront/seo/json-ld';

/** JSON-LD: the product with its offer, rating and newest reviews, and its breadcrumb. */
export async function StructuredData({
  product,
  trail,
  reviews,
}: {
  product: NormalisedProduct;
  trail: { name: string; path: string }[];
  reviews: Review[];
}) {
  const locale = await getLocale();
  return (
    <>
      <JsonLd data={productData(product, locale, reviews)} />
      <JsonLd data={trailData(trail, locale)} />
    </>
  );
}
