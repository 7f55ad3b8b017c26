import { defaultLocale, locales } from '../i18n/locales';
import { failedPages } from './failed-pages';

/** Query parameters of a filtered list, in the order of its addresses. */
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
  /** The path without its language; `[x]` stands for one segment. */
  path: string;
  /**
   * - static: the same for everybody, held by the page cache.
   * - view: the same, but rendered at the request if it has a query, limited by address.
   * - private: one shopper's own, with all paths below it; needs sign-in, under a policy with a nonce.
   * - area: for sellers or operators, with all paths below it; its own sign-in and policy.
   */
  kind: 'static' | 'view' | 'private' | 'area';
  /** Query parameters that the page reads. */
  query?: readonly string[];
  /** The parameters with which search engines index the page; robots.txt disallows the others. */
  indexed?: readonly string[];
  /** The app route that renders the view, while the plain page stays static; it receives `[x]` as `?of=`. */
  viewRoute?: string;
  /** Listed in the sitemap as it is; catalogue pages are listed from the data. */
  sitemap?: true;
  /** Stored on the device for reading offline. */
  offline?: true;
  /** Answers 308 to an id, capital letters or a former slug. */
  hasAliases?: true;
  /** A sign-in or sign-up page of shoppers. */
  auth?: true;
};

const paged = ['page'];
const listed = { sitemap: true, offline: true } as const;

/** Every page of the site, one row each; all code that treats pages differently derives it from here. */
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
    // A list of a single brand redirects to the brand's page, which crawlers should see
    // (lib/paths/former-addresses.ts).
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
  { path: '/delivery', kind: 'static' },
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

/** First path segments that are not pages: the API, files and pictures. */
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

/** Files at the root, shared by all languages; the middleware ignores them. */
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

/** Files of each language, below its prefix like its pages: /opensearch.xml, /hi/opensearch.xml. */
export const languageFiles = [
  '/manifest.webmanifest',
  '/opensearch.xml',
  '/llms.txt',
  '/blog/feed.xml',
  '/feeds/google.xml',
  '/sign-in.json',
  '/colours.json',
] as const;

const outside = new RegExp(`^/(?:${outsidePages.join('|')})/`);

/** True if an address is not a page. */
export const isOutsidePages = (url: string): boolean => outside.test(url);

const prefixes = locales.filter((locale) => locale !== defaultLocale).join('|');

const segment = (part: string) =>
  part.startsWith('[') ? '[^/?#]+' : part.replace(/[^\w]/g, '\\$&');

/** Returns a pattern of the paths (without query) of the pages that `isWanted` selects, in every language. */
export function pathsOf(isWanted: (route: PageRoute) => boolean): RegExp {
  const patterns = routes.filter(isWanted).map(({ path, kind }) => {
    const pattern = path === '/' ? '/?' : path.split('/').map(segment).join('/');
    return kind === 'private' || kind === 'area' ? `${pattern}(?:/[^?#]*)?` : pattern;
  });
  return new RegExp(`^(?:/(?:${prefixes}))?(?:${patterns.join('|')})$`);
}

/**
 * The limit of rendered list views for each network address, equal to the API's limit of searches: a view costs
 * a hundred times a cached page, and their number is unlimited.
 */
export const viewLimit = { tries: 300, seconds: 60 };

const views = pathsOf(({ kind }) => kind === 'view');

/** True if an address (path and query) is a view of a list, rendered at the request. */
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

const ownQueries = pathsOf(({ kind }) => kind === 'private' || kind === 'area');

const pagesWithQuery = routes.flatMap(({ path, query }) =>
  query ? [{ pattern: pathsOf((route) => route.path === path), query }] : [],
);

const files: ReadonlySet<string> = new Set([
  ...rootFiles.map((file) => `/${file}`),
  ...locales.flatMap((locale) =>
    languageFiles.map((file) => (locale === defaultLocale ? file : `/${locale}${file}`)),
  ),
]);

/**
 * Returns the query parameters that the page at a path reads, in the order of its addresses; none for an
 * unknown page.
 * @returns undefined if all are passed on: pages rendered for one visitor, and addresses that are not pages
 */
export function parametersOf(path: string): readonly string[] | undefined {
  if (isOutsidePages(path) || files.has(path) || ownQueries.test(path)) return undefined;
  return pagesWithQuery.find(({ pattern }) => pattern.test(path))?.query ?? [];
}

/** App routes that render views; they have no public address. */
export const viewRoutes: ReadonlySet<string> = new Set(lists.map(({ route }) => route));

/** Returns the app route of a static list's view, for an address (path without language) with a list parameter. */
export function viewRouteOf(path: string, query: URLSearchParams) {
  for (const { pattern, route, query: names, mayBeMissing } of lists) {
    const [, of] = pattern.exec(path) ?? [];
    if (of && names.some((name) => query.has(name))) return { route, of, mayBeMissing };
  }
  return undefined;
}
