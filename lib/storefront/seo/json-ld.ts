import type { Store } from '@/lib/api/schemas/catalog';
import { isWorldwideGtin } from '@/lib/api/schemas/numbers/gtin';
import type { Review } from '@/lib/api/schemas/reviews';
import { config } from '@/lib/config';
import { brandIn } from '@/lib/i18n/brand';
import { type Locale, languages } from '@/lib/i18n/locales';
import type { ListedProduct, NormalisedProduct, SpecificationName } from '../catalog/product';
import { offerData } from './json-ld-offer';
import { organization, organizationReference } from './organization';
import { absoluteUrl } from './seo';
import { variantForward } from './variant-title';

/** schema.org data of pages, as Google's search results take them. What is undefined is left out. */

const context = { '@context': 'https://schema.org' } as const;

/** The address of a picture or file of this site, absolute. */
const fileUrl = (path: string) => new URL(path, config.siteUrl).href;

function files(paths: (string | null)[]): string[] | undefined {
  const present = paths.flatMap((path) => (path ? [fileUrl(path)] : []));
  return present.length ? present : undefined;
}

/** Who runs the market. */
export const organizationData = (locale: Locale) => ({ ...context, ...organization(locale) });

/** The site and its search. */
export function websiteData(locale: Locale) {
  return {
    ...context,
    '@type': 'WebSite',
    name: brandIn(locale),
    url: absoluteUrl('/', locale),
    inLanguage: languages[locale].tag,
    publisher: organizationReference(),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absoluteUrl('/search', locale)}?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The way from home to a page, home first and the page last. */
export function trailData(trail: { name: string; path: string }[], locale: Locale) {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path, locale),
    })),
  };
}

/** A list of pages of this site, e.g. of brands; `start` is the position of its first. */
export function itemListData(
  items: { name: string; path: string }[],
  locale: Locale,
  { name, start = 1 }: { name?: string; start?: number } = {},
) {
  return {
    ...context,
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: start + index,
      name,
      url: absoluteUrl(path, locale),
    })),
  };
}

/** The position of the first item of a page of a list. */
export const firstOf = ({ page, limit }: { page: number; limit: number }) => (page - 1) * limit + 1;

/** The products of a list as its items. */
export const productItems = (products: Pick<ListedProduct, 'name' | 'slug'>[]) =>
  products.map(({ name, slug }) => ({ name, path: `/product/${slug}` }));

/** A product with its offer; rating and reviews only where there are any. With others of its listing as their group. */
export function productData(product: NormalisedProduct, locale: Locale, reviews: Review[] = []) {
  const isOneOfSeveral = product.variants.length > 1;
  const shared = {
    name: variantForward(product.name, locale),
    description: product.description || product.name,
    url: absoluteUrl(`/product/${product.slug}`, locale),
    brand: product.brand ? { '@type': 'Brand', name: product.brand.name } : undefined,
    category: product.categoryPath.map(({ name }) => name).join(' > ') || product.category.name,
  };
  const rated = {
    aggregateRating: rating(product.rating, product.totalReviews),
    review: reviews.length ? reviews.map(review) : undefined,
  };
  const own = {
    '@type': 'Product',
    ...shared,
    sku: specification(product, 'sku'),
    gtin: product.gtin && isWorldwideGtin(product.gtin) ? product.gtin : undefined,
    image: files(product.images),
    color: product.colors.map(({ name }) => name).join(', ') || undefined,
    size: product.size ?? undefined,
    countryOfOrigin: product.countryOfOrigin,
    offers: offerData(product, locale),
  };
  if (!isOneOfSeveral) return { ...context, ...own, ...rated };
  return {
    ...context,
    '@type': 'ProductGroup',
    ...shared,
    ...rated,
    // As `item_group_id` in the product feed.
    productGroupID: String(product.listing?.id ?? specification(product, 'product_code')),
    variesBy: variesBy(product.variants),
    hasVariant: [
      own,
      ...product.variants
        .filter(({ id }) => id !== product.id)
        .map(({ slug }) => ({ url: absoluteUrl(`/product/${slug}`, locale) })),
    ],
  };
}

const specification = ({ specifications }: NormalisedProduct, wanted: SpecificationName) =>
  specifications.find(({ name }) => name === wanted)?.value;

/** What the SKUs of a listing differ in, in the words of schema.org. */
function variesBy(variants: NormalisedProduct['variants']): string[] {
  const differs = (axis: 'colour' | 'size') =>
    new Set(variants.map((variant) => variant[axis])).size > 1;
  return [
    ...(differs('colour') ? ['https://schema.org/color'] : []),
    ...(differs('size') ? ['https://schema.org/size'] : []),
  ];
}

/** Where nobody has rated there is no rating, and 0 of 5 would be a false one. */
function rating(value: number, count: number) {
  if (count === 0) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue: value,
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  };
}

const review = ({ author, rating, title, comment, language: lang, created_at }: Review) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: created_at,
  inLanguage: languages[lang].tag,
  name: title || undefined,
  reviewBody: comment || undefined,
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
});

/** A store of the market, as its page shows it. */
export function storeData(store: Store, locale: Locale) {
  return {
    ...context,
    '@type': 'Store',
    name: store.name,
    legalName: store.legal_name,
    url: absoluteUrl(`/store/${store.slug}`, locale),
    image: files([store.banner, store.logo]),
    logo: store.logo ? fileUrl(store.logo) : undefined,
    telephone: store.care_phone,
    email: store.care_email ?? undefined,
    taxID: store.gstin,
    currenciesAccepted: 'INR',
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.address,
      addressLocality: store.city,
      addressRegion: store.state,
      postalCode: store.pincode,
      addressCountry: 'IN',
    },
    aggregateRating: rating(store.rating, store.total_reviews),
    parentOrganization: organization(locale),
  };
}
