/** Every tag of what is kept: pages, pictures and readings. A mark on one of its tags makes it stale. */
export const cacheTags = {
  product: (id: number) => `product:${id}`,
  products: 'products',
  categories: 'categories',
  brands: 'brands',
  stores: 'stores',
  home: 'home',
  /** Pages to read and the blog. */
  content: 'content',
  /** Who runs the market and its settings: on every page. */
  site: 'site',
  /** On pages of what is not there: the page cache answers them with 404 (server/page-cache/packing.ts). */
  missing: 'missing',
} as const;

/** What changed: product ids, and kinds of things. */
export type Change = {
  products: readonly number[];
  stores: boolean;
  catalogue: boolean;
  home: boolean;
  content: boolean;
  site: boolean;
};

/**
 * The tags that a change marks. What has one of `expired` is not shown any more: none shows an old price, and a text
 * that was withdrawn is gone. What has one of `stale` may be shown once more while it is made anew.
 */
export function tagsOfChange(change: Change): { expired: string[]; stale: string[] } {
  const { product, products, categories, brands, stores, home, content, site } = cacheTags;
  const expired = change.products.map(product);
  const stale = new Set<string>();
  if (change.products.length) stale.add(products);
  if (change.stores) stale.add(stores).add(products);
  if (change.catalogue) stale.add(categories).add(brands).add(products);
  if (change.home) stale.add(home);
  if (change.content) expired.push(content);
  if (change.site) expired.push(site);
  return { expired, stale: [...stale] };
}
