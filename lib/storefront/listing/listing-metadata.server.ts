import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { getProducts } from '../catalog/queries.server';
import { pageTitle, type TitleParts } from '../seo/page-title';
import { absoluteUrl, pageMetadata } from '../seo/seo';
import { isNarrowed, subjectOf } from './list-subject';
import {
  hasUnread,
  type ListingQuery,
  type ListScope,
  listingHref,
  parseListing,
  type SearchParams,
  toProductQuery,
} from './listing';
import { titleOf } from './listing-title.server';

type Facts = Omit<Parameters<typeof pageMetadata>[0], 'path' | 'locale' | 'title'> & {
  title: Omit<TitleParts, 'page'>;
  /** The address has parameters that were not understood (`hasUnread`). */
  isUnread?: boolean;
};

/**
 * Returns the metadata of a list at its plain address; each page has its own address and links to its
 * neighbours. Searched, sorted, filtered and empty lists are noindex and point to the plain list.
 */
export async function listMetadata(
  scope: ListScope,
  query: ListingQuery,
  { isUnread = false, ...facts }: Facts,
  plain: ListingQuery = {},
): Promise<Metadata> {
  const locale = await getLocale();
  const narrowed = isUnread || isNarrowed(query, plain);
  const page = narrowed ? undefined : query.page;
  const around = narrowed ? undefined : await neighbours(scope, plain, query.page, locale);
  return {
    ...pageMetadata({
      ...facts,
      path: listingHref(scope.path, { ...plain, page }),
      locale,
      title: pageTitle({ ...facts.title, page: query.page }, locale),
    }),
    ...(around ? { pagination: around } : { robots: { index: false, follow: true } }),
  };
}

/** Returns the metadata of /products: a section, all products, or a narrower list. */
export async function productsMetadata(params: SearchParams): Promise<Metadata> {
  const query = parseListing(params);
  const { path, query: plain } = subjectOf(query);
  const facts = { ...(await factsOf(query)), isUnread: hasUnread(params, query) };
  return listMetadata({ path }, query, facts, plain);
}

/** Returns the metadata of /search, which is noindex. */
export async function searchMetadata(query: ListingQuery): Promise<Metadata> {
  const [facts, locale] = await Promise.all([factsOf(query), getLocale()]);
  const title = pageTitle({ ...facts.title, page: query.page }, locale);
  return {
    ...pageMetadata({ ...facts, path: '/search', locale, title }),
    robots: { index: false, follow: true },
  };
}

async function factsOf(query: ListingQuery): Promise<Facts> {
  const [t, { facets }] = await Promise.all([getTranslations('meta'), getProducts(query)]);
  const title = await titleOf(query, facets);
  return { title: { name: title }, description: t('listing.list_description', { title }) };
}

/** Returns links to the previous and next page; nothing for a page without products. */
async function neighbours(
  scope: ListScope,
  plain: ListingQuery,
  current: number | undefined,
  locale: Locale,
) {
  const query = current ? { ...plain, page: current } : plain;
  const { products, page, limit, total } = await getProducts(toProductQuery(query, scope));
  if (products.length === 0) return undefined;
  const at = (target: number) =>
    target >= 1 && target <= Math.ceil(total / limit)
      ? absoluteUrl(listingHref(scope.path, { ...plain, page: target }), locale)
      : undefined;
  return { previous: at(page - 1), next: at(page + 1) };
}
