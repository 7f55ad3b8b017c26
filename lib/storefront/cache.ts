/**
 * The cache manifest: every tag and lifetime of the server's cache, in one place.
 * Lifetimes in seconds: `stale` in the browser, `revalidate` in the background, `expire` at the latest.
 */
export const cacheTags = {
  product: (id: number) => `product:${id}`,
  products: 'products',
  categories: 'categories',
  brands: 'brands',
  stores: 'stores',
  banners: 'banners',
} as const;

export const lifetimes = {
  /** Pages of the catalogue: a change revalidates them by tag, so the clock only backs that up. */
  catalog: { stale: 300, revalidate: 900, expire: 86_400 },
  /** Lists with live deals and sales figures. */
  lists: { stale: 60, revalidate: 300, expire: 3600 },
  /** What does not exist may exist soon. */
  missing: { stale: 30, revalidate: 60, expire: 300 },
} as const;
