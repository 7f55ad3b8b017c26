import { routes } from '@/lib/paths/routes';

/** Pages that search engines should know and that the sitemap finds in no data. */
export const publicPages = routes.filter(({ sitemap }) => sitemap).map(({ path }) => path);

/** One shopper's or one store's own pages: nothing there for a search engine. */
export const privatePaths = routes
  .filter(({ kind }) => kind === 'private' || kind === 'area')
  .map(({ path }) => path);
