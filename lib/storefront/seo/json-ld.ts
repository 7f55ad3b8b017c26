import { config } from '@/lib/config';
import type { Store } from '@/lib/contract/schemas/catalog';
import { isWorldwideGtin } from '@/lib/contract/schemas/numbers/gtin';
import type { Review } from '@/lib/contract/schemas/reviews';
import { brandIn } from '@/lib/i18n/brand';
import { type Locale, languages } from '@/lib/i18n/locales';
import type { ListedProduct, NormalisedProduct, SpecificationName } from '../catalog/product';
import { type AttributeFacts, factsOfAttributes } from './facts-of-attributes';
import { offerData } from './json-ld-offer';
import { organization, organizationReference } from './organization';
import { absoluteUrl } from './seo';
import { variantOf } from './variant-title';

/** schema.org data of pages for Google's search results. Undefined values are left out. */

const context = { '@context': 'https://schema.org' } as const;

/** Returns the absolute address of a picture or file of this site. */
const fileUrl = (path: string) => new URL(path, config.siteUrl).href;

function files(paths: (string | null)[]): string[] | undefined {
  const present = paths.flatMap((path) => (path ? [fileUrl(path)] : []));
  return present.length ? present : undefined;
}

/** Describes the company that runs the market. */
export const organizationData = (locale: Locale) => ({ ...context, ...organization(locale) });

/** Describes the site and its search. */
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

/** Describes the breadcrumbs of a page, home first and the page last. */
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

/** Describes a list of pages of this site, e.g. brands; `start` is the position of the first. */
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

/** Returns the position of the first item of a list's page. */
export const firstOf = ({ page, limit }: { page: number; limit: number }) => (page - 1) * limit + 1;

/** Converts the products of a list to its items. */
export const productItems = (products: Pick<ListedProduct, 'name' | 'slug'>[]) =>
  products.map(({ name, slug }) => ({ name, path: `/product/${slug}` }));

/**
 * Describes a product with its offer; rating and reviews only if there are any. A product of a larger listing
 * is described as a group.
 */
export function productData(product: NormalisedProduct, locale: Locale, reviews: Review[] = []) {
  const isOneOfSeveral = product.variants.length > 1;
  const { material, pattern, ...people } = factsOfAttributes(product.attributes);
  const shared = {
    description: product.description || product.name,
    brand: product.brand ? { '@type': 'Brand', name: product.brand.name } : undefined,
    category: product.categoryPath.map(({ name }) => name).join(' > ') || product.category.name,
    material,
    pattern,
    audience: audience(people),
  };
  const rated = {
    aggregateRating: rating(product.rating, product.totalReviews),
    review: reviews.length ? reviews.map(review) : undefined,
  };
  const own = {
    '@type': 'Product',
    name: product.name,
    url: absoluteUrl(`/product/${product.slug}`, locale),
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
    // Each SKU has its own address; the group has none.
    name: variantOf(product.name).base,
    ...shared,
    ...rated,
    // The same id as `item_group_id` in the product feed.
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

/** Ages in years, from which Google derives an age group. */
const ages = { infant: [0, 1], kids: [5, 13], adult: [13, undefined] } as const;

/** Describes the audience; undefined if the listing does not tell. */
function audience({ gender, age_group }: AttributeFacts) {
  if (!gender && !age_group) return undefined;
  const [suggestedMinAge, suggestedMaxAge] = age_group ? ages[age_group] : [];
  return { '@type': 'PeopleAudience', suggestedGender: gender, suggestedMinAge, suggestedMaxAge };
}

const specification = ({ specifications }: NormalisedProduct, wanted: SpecificationName) =>
  specifications.find(({ name }) => name === wanted)?.value;

/** Lists the properties in which a listing's SKUs differ, in schema.org's terms. */
function variesBy(variants: NormalisedProduct['variants']): string[] {
  const differs = (axis: 'colour' | 'size') =>
    new Set(variants.map((variant) => variant[axis])).size > 1;
  return [
    ...(differs('colour') ? ['https://schema.org/color'] : []),
    ...(differs('size') ? ['https://schema.org/size'] : []),
  ];
}

/** Describes the rating; undefined if nobody has rated, since 0 of 5 would be false. */
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

/** Describes a store of the market, as its page shows it. */
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
