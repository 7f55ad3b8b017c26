import { config } from '@/lib/config';
import type { Locale } from '@/lib/i18n/locales';
import type { NormalisedProduct } from './product';
import { absoluteUrl } from './seo';

/** schema.org Product with its Offer, and an AggregateRating where there are reviews. */
export function productData(product: NormalisedProduct, locale: Locale) {
  const url = absoluteUrl(`/product/${product.slug}`, locale);
  const sku = product.specifications.find(({ name }) => name === 'sku')?.value;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description || product.name,
    url,
    sku,
    image: product.images.map((image) => new URL(image, config.siteUrl).href),
    brand: product.brand ? { '@type': 'Brand', name: product.brand.name } : undefined,
    category: product.category.name,
    color: product.colors.map(({ name }) => name).join(', ') || undefined,
    size: product.size ?? undefined,
    countryOfOrigin: product.countryOfOrigin,
    offers: {
      '@type': 'Offer',
      url,
      price: product.price,
      priceCurrency: 'INR',
      priceValidUntil: product.flashDeal?.endsAt,
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${product.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: product.store.name },
    },
    aggregateRating: product.totalReviews
      ? {
          '@type': 'AggregateRating',
          ratingValue: product.rating,
          reviewCount: product.totalReviews,
        }
      : undefined,
  };
}

/** schema.org BreadcrumbList. */
export function trailData(trail: { name: string; path: string }[], locale: Locale) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path, locale),
    })),
  };
}
