import { defaultLocale, locales } from '../i18n/locales';
import { failedPages } from './failed-pages';

/** Query parameters of a filtered list, in the order in which addresses name them. */
export const listParameters = [
  'section',
  'category',
  'brand',
  'store',
  'search',
  'exact',
  'colour',
  'size',
  'origin',
  'min_price',
  'max_price',
  'rating',
  'discount',
  'in_stock',
  'delivery_days',
  'pincode',
  'sort',
  'page',
] as const;

type PageRoute = {
  /** Without the language; `[x]` stands for one segment. */
  path: string;
  /**
   * - static: the same for everybody, kept by the page cache.
   * - view: the same, but with a query rendered at the request, limited by address.
   * - private: one shopper's own, with all paths below it; behind the sign-in, under a policy with a nonce.
   * - area: for those who run a store or the market, with all paths below it; a sign-in and a policy of its own.
   */
  kind: 'static' | 'view' | 'private' | 'area';
  /** Query parameters that the page reads. */
  query?: readonly string[];
  /** Those of them with which search engines index the page; robots.txt keeps crawlers off the others. */
  indexed?: readonly string[];
  /** The app route that renders the view, while the plain page stays static; `[x]` reaches it as `?of=`. */
  viewRoute?: string;
  /** In the sitemap as it stands; pages of the catalogue are found in the data. */
  sitemap?: true;
  /** Kept on the device for reading without a connection. */
  offline?: true;
  /** Answers 308 to an id, to capitals or to a former slug. */
  hasAliases?: true;
  /** Where a shopper signs in or up. */
  auth?: true;
};

const paged = ['page'];
const listed = { sitemap: true, offline: true } as const;

/** Every page of the site, one row each: whoever treats pages differently derives it from here. */
export const routes: readonly PageRoute[] = [
  { path: '/', kind: 'static', ...listed },
  { path: '/deals', kind: 'view', ...listed },
  { path: '/categories', kind: 'static', ...listed },
  {
    path: '/brands',
    kind: 'view',
    query: paged,
    indexed: paged,
    viewRoute: '/brands-paged',
    ...listed,
  },
  {
    path: '/vendors',
    kind: 'view',
    query: paged,
    indexed: paged,
    viewRoute: '/vendors-paged',
    ...listed,
  },
  {
    path: '/products',
    kind: 'view',
    query: listParameters,
    // A single brand leads to the brand's page, which crawlers are to see (lib/paths/former-addresses.ts).
    indexed: ['section', 'brand', 'page'],
    ...listed,
  },
  { path: '/search', kind: 'view', query: listParameters },
  {
    path: '/category/[slug]',
    kind: 'view',
    query: listParameters,
    indexed: paged,
    viewRoute: '/category-filtered',
    offline: true,
    hasAliases: true,
  },
  {
    path: '/store/[storeId]',
    kind: 'view',
    query: listParameters,
    indexed: paged,
    viewRoute: '/store-filtered',
    offline: true,
    hasAliases: true,
  },
  {
    path: '/brand/[slug]',
    kind: 'view',
    query: listParameters,
    indexed: paged,
    viewRoute: '/brand-filtered',
    offline: true,
    hasAliases: true,
  },
  { path: '/product/[id]', kind: 'static', offline: true, hasAliases: true },
  { path: '/about', kind: 'static', ...listed },
  { path: '/contact', kind: 'static', ...listed },
  { path: '/support', kind: 'static', ...listed },
  { path: '/faq', kind: 'static', ...listed },
  { path: '/blog', kind: 'static', ...listed },
  { path: '/blog/[slug]', kind: 'static', offline: true },
  { path: '/terms', kind: 'static', ...listed },
  { path: '/privacy', kind: 'static', ...listed },
  { path: '/cancellation', kind: 'static', ...listed },
  { path: '/return', kind: 'static', ...listed },
  { path: '/refund', kind: 'static', ...listed },
  { path: '/grievance', kind: 'static', ...listed },
  { path: '/vendor/signup', kind: 'static', sitemap: true },
  { path: '/ranking', kind: 'static', ...listed },
  { path: '/vendor/signin', kind: 'static' },
  { path: '/vendor/forgot-password', kind: 'static' },
  { path: '/signin', kind: 'static', auth: true },
  { path: '/signup', kind: 'static', auth: true },
  { path: '/forgot-password', kind: 'static', auth: true },
  { path: '/reset-password', kind: 'static', auth: true },
  { path: '/cart', kind: 'static' },
  { path: '/wishlist', kind: 'static' },
  { path: '/newsletter', kind: 'static' },
  { path: '/notices', kind: 'static' },
  { path: '/order-cancelled', kind: 'static' },
  { path: '/offline', kind: 'static' },
  { path: failedPages.unavailable, kind: 'static' },
  { path: failedPages.failed, kind: 'static' },
  { path: '/checkout', kind: 'private' },
  { path: '/profile', kind: 'private' },
  { path: '/order-success', kind: 'private' },
  { path: '/track-order', kind: 'private' },
  { path: '/seller', kind: 'area' },
  { path: '/operator', kind: 'area' },
];

/** First segments of addresses that are no pages: the API, files and pictures. */
export const outsidePages = [
  'api',
  '_next',
  'media',
  'metrics',
  'og',
  's',
  'sitemaps',
  'icons',
] as const;

/** Files at the root, one for all languages; the middleware leaves them alone. */
export const rootFiles = [
  'metrics',
  'icon.svg',
  'apple-icon.png',
  'favicon.ico',
  'sw.js',
  'robots.txt',
  'sitemap.xml',
  '.well-known/security.txt',
] as const;

/** Files of each language, below its prefix as its pages are: /opensearch.xml, /hi/opensearch.xml. */
export const languageFiles = [
  '/manifest.webmanifest',
  '/opensearch.xml',
  '/llms.txt',
  '/blog/feed.xml',
  '/feeds/google.xml',
  '/sign-in.json',
] as const;

const outside = new RegExp(`^/(?:${outsidePages.join('|')})/`);

/** Whether an address lies outside the pages. */
export const isOutsidePages = (url: string): boolean => outside.test(url);

const prefixes = locales.filter((locale) => locale !== defaultLocale).join('|');

const segment = (part: string) =>
  part.startsWith('[') ? '[^/?#]+' : part.replace(/[^\w]/g, '\\$&');

/** Matches the paths (without query) of the pages that `isWanted` chooses, in every language. */
export function pathsOf(isWanted: (route: PageRoute) => boolean): RegExp {
  const patterns = routes.filter(isWanted).map(({ path, kind }) => {
    const pattern = path === '/' ? '/?' : path.split('/').map(segment).join('/');
    return kind === 'private' || kind === 'area' ? `${pattern}(?:/[^?#]*)?` : pattern;
  });
  return new RegExp(`^(?:/(?:${prefixes}))?(?:${patterns.join('|')})$`);
}

/**
 * So many views of lists are rendered for one network address in so many seconds, as many as the API makes
 * searches for it: each costs a hundred times what a kept page costs, and there is no end of addresses.
 */
export const viewLimit = { tries: 300, seconds: 60 };

const views = pathsOf(({ kind }) => kind === 'view');

/** Whether an address (path and query) is a view of a list, which is rendered for it alone. */
export function isView(url: string): boolean {
  const at = url.indexOf('?');
  return at > 0 && views.test(url.slice(0, at));
}

const lists = routes.flatMap(({ path, viewRoute: route, query = [], hasAliases }) => {
  if (!route) return [];
  const last = (_: string, part: string) => `/(${segment(part)})`;
  const pattern = new RegExp(`^${path.replace(/\/([^/]+)$/, last)}$`);
  return [{ pattern, route, query, mayBeMissing: hasAliases === true }];
});

/** App routes that render views, which have no address of their own. */
export const viewRoutes: ReadonlySet<string> = new Set(lists.map(({ route }) => route));

/** The app route that renders an address (path without language) which asks for a part of a static list. */
export function viewRouteOf(path: string, query: URLSearchParams) {
  for (const { pattern, route, query: names, mayBeMissing } of lists) {
    const [, of] = pattern.exec(path) ?? [];
    if (of && names.some((name) => query.has(name))) return { route, of, mayBeMissing };
  }
  return undefined;
}
