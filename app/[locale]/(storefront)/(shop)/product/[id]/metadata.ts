import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { getFormerProduct, getProduct } from '@/lib/storefront/catalog/queries.server';
import { money } from '@/lib/storefront/format';
import { pageTitle } from '@/lib/storefront/seo/page-title';
import { pageMetadata, sharePicture } from '@/lib/storefront/seo/seo';
import { missingMetadata } from '@/lib/storefront/seo/simple-metadata';

type Props = { params: Promise<{ id: string }> };

export async function productMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const [product, locale, t] = await Promise.all([
    getProduct(id),
    getLocale(),
    getTranslations('meta'),
  ]);
  if (!product) {
    const former = await getFormerProduct(id);
    if (!former) return missingMetadata();
    return { title: pageTitle({ name: former.name }, locale), robots: { index: false } };
  }
  const { name, store } = product;
  const price = money(product.price);
  return pageMetadata({
    path: `/product/${product.slug}`,
    locale,
    title: pageTitle(
      {
        name,
        frame: (shown) => t('product.title', { name: shown, price }),
        productBrand: product.brand?.name ?? '',
      },
      locale,
    ),
    description: t('product.description', { name, price, store: store.name }),
    image: sharePicture('product', product.slug, locale),
  });
}
