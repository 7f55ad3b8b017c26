/** The tags of everything cached: pages, pictures and readings. Marking one tag makes its entries stale. */
export const cacheTags = {
  product: (id: number) => `product:${id}`,
  products: 'products',
  categories: 'categories',
  brands: 'brands',
  stores: 'stores',
  home: 'home',
  /** Content pages and the blog. */
  content: 'content',
  /** The operator's company and its settings, shown on every page. */
  site: 'site',
  /** Pages of things that do not exist: the page cache answers them with 404 (server/page-cache/packing.ts). */
  missing: 'missing',
  /** The tag of pages of archived products, which answer 410. */
  gone: 'gone',
} as const;

/** A change: product ids, and the kinds of things that changed. */
export type Change = {
  products: readonly number[];
  stores: boolean;
  catalogue: boolean;
  home: boolean;
  content: boolean;
  site: boolean;
};

/**
 * Returns the tags that a change marks. Entries with an `expired` tag are not shown again: nobody sees an old
 * price or a withdrawn text. Entries with a `stale` tag may be shown once more while they are rendered again.
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
