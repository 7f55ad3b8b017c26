/** Pages that search engines should know and that the sitemap finds in no data: name each new one here. */
export const publicPages = [
  '/',
  '/deals',
  '/categories',
  '/brands',
  '/vendors',
  '/products',
  '/about',
  '/contact',
  '/support',
  '/faq',
  '/blog',
  '/terms',
  '/privacy',
  '/cancellation',
  '/return',
  '/refund',
  '/grievance',
  '/vendor/signup',
  '/ranking',
] as const;

/** One shopper's own pages, and the API: nothing there for a search engine. */
export const privatePaths = ['/checkout', '/profile', '/order-success', '/track-order'] as const;
