/** Pages that search engines should know and that no data is behind. */
export const publicPages = [
  '/',
  '/deals',
  '/categories',
  '/brands',
  '/vendors',
  '/products',
  '/about',
  '/contact',
  '/faq',
  '/blog',
  '/cancellation',
  '/return',
  '/refund',
  '/privacy',
  '/terms',
  '/vendor/signup',
] as const;

/** One shopper's own pages, and the API: nothing there for a search engine. */
export const privatePaths = ['/checkout', '/profile', '/order-success', '/track-order'] as const;
