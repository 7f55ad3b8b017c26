import { getLocale } from 'next-intl/server';
import type { NormalisedProduct } from '@/lib/storefront/product';
import { scriptJson } from '@/lib/storefront/seo';
import { productData, trailData } from '@/lib/storefront/structured-data';

/** For search engines: the product with its offer and rating, and the way to it. */
export async function StructuredData({
  product,
  trail,
}: {
  product: NormalisedProduct;
  trail: { name: string; path: string }[];
}) {
  const locale = await getLocale();
  return [productData(product, locale), trailData(trail, locale)].map((data) => (
    <script
      key={data['@type']}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson escapes what could end the script
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  ));
}
