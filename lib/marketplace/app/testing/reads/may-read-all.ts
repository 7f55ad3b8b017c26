/** Outboxes, whose rows are deleted once they are done. */
export const outboxes = ['unposted_events', 'posted_mails', 'stale_products', 'cdn_purges'];

/** Large tables that a route or job may read whole, with the reason. */
export const mayReadAll: Record<string, { tables: string[]; why: string }> = {
  'GET /api/operator/catalogue/export': {
    tables: ['products', 'listings', 'product_translations', 'product_media'],
    why: 'a file of the whole catalogue, streamed',
  },
  'GET /api/operator/categories': {
    tables: ['products'],
    why: 'how many products each category has: by an index alone, of products and not of orders',
  },
  'GET /api/operator/brands': {
    tables: ['listings', 'products'],
    why: 'how many listings each brand has: of products and not of orders',
  },
  'GET /api/operator/today': {
    tables: ['products'],
    why: 'how many listings are on sale, counted every ten minutes in a large market',
  },
  'GET /api/operator/health': {
    tables: ['refund_offsets', 'products', 'product_translations'],
    why: 'texts that are missing, counted every ten minutes; offsets are few',
  },
};
