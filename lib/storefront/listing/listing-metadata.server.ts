import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { getProducts } from '../catalog/queries.server';
import { pageTitle, type TitleParts } from '../seo/page-title';
import { absoluteUrl, pageMetadata } from '../seo/seo';
import { isNarrowed, subjectOf } from './list-subject';
import { type ListingQuery, type ListScope, listingHref, toProductQuery } from './listing';
import { titleOf } from './listing-title.server';

type Facts = Omit<Parameters<typeof pageMetadata>[0], 'path' | 'locale' | 'title'> & {
  title: Omit<TitleParts, 'page'>;
};

/**
 * A list under its plain address, each of its pages under its own with its neighbours. What is searched,
 * sorted, filtered or empty is not for search engines; it leads them to the plain list.
 */
export async function listMetadata(
  scope: ListScope,
  query: ListingQuery,
  facts: Facts,
  plain: ListingQuery = {},
): Promise<Metadata> {
  const locale = await getLocale();
  const narrowed = isNarrowed(query, plain);
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

/** The metadata of /products: a section, everything, or something narrower. */
export async function productsMetadata(query: ListingQuery): Promise<Metadata> {
  const { path, query: plain } = subjectOf(query);
  return listMetadata({ path }, query, await factsOf(query), plain);
}

/** The metadata of /search, which search engines leave alone. */
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

/** The pages before and after one; nothing for a page without products. */
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
