import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { getProduct } from '@/lib/storefront/catalog/queries.server';
import { money } from '@/lib/storefront/format';
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
  if (!product) return missingMetadata();
  const facts = {
    name: product.name,
    price: money(product.price),
    store: product.store.name,
  };
  return pageMetadata({
    path: `/product/${product.slug}`,
    locale,
    title: t('product.title', facts),
    description: t('product.description', facts),
    image: sharePicture('product', product.slug, locale),
  });
}
