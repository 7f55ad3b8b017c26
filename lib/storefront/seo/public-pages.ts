import { routes } from '@/lib/paths/routes';

/** Static pages of the sitemap, which no data lists. */
export const publicPages = routes.filter(({ sitemap }) => sitemap).map(({ path }) => path);

/** Private pages of a shopper or a store, which search engines must not crawl. */
export const privatePaths = routes
  .filter(({ kind }) => kind === 'private' || kind === 'area')
  .map(({ path }) => path);
