import { getLocale } from 'next-intl/server';
import { JsonLd } from '@/components/shell/json-ld';
import type { Review } from '@/lib/api/schemas/catalog';
import { productData, trailData } from '@/lib/storefront/json-ld';
import type { NormalisedProduct } from '@/lib/storefront/product';

/** For search engines: the product with its offer, rating and newest reviews, and the way to it. */
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
