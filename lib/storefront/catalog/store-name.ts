type Store = { id: number; name?: string | null; slug?: string | null };

/** Gives a store without name or slug the name 'Seller' and its id as slug (specification §3). */
export const withStoreNameFallback = <Given extends Store>(store: Given) => ({
  ...store,
  name: store.name || 'Seller',
  slug: store.slug || String(store.id),
});
