import type { APIRequestContext } from '@playwright/test';

type Listed = {
  id: number;
  slug: string;
  name: string;
  category: { slug: string };
  store: { id: number; slug: string };
  brand: { slug: string } | null;
};

export const languages = ['en', 'hi'] as const;
export const prefixOf = { en: '', hi: '/hi' } as const;

/** Returns a product whose store, category and brand have pages. */
export async function someProduct(request: APIRequestContext): Promise<Listed> {
  const answer = await request.get('/api/products?section=featured&limit=24');
  const { products } = (await answer.json()).data as { products: Listed[] };
  const found = products.find(({ brand }) => brand);
  if (!found) throw new Error('The demo market has no featured product with a brand.');
  return found;
}

/** Returns a product of another category and another store. */
export async function productUnlike(request: APIRequestContext, slug: string): Promise<Listed> {
  const answer = await request.get('/api/products?limit=100');
  const { products } = (await answer.json()).data as { products: Listed[] };
  const one = (await (await request.get(`/api/products/slug/${slug}`)).json()).data as Listed;
  const found = products.find(
    ({ category, store }) => category.slug !== one.category.slug && store.id !== one.store.id,
  );
  if (!found) throw new Error(`All products are of the category or the store of ${slug}.`);
  return found;
}

/** Returns one address of each kind of catalogue page, without language. */
export async function cataloguePaths(request: APIRequestContext) {
  const { slug, category, store, brand } = await someProduct(request);
  return {
    home: '/',
    brands: '/brands',
    vendors: '/vendors',
    categories: '/categories',
    deals: '/deals',
    category: `/category/${category.slug}`,
    filtered: `/category/${category.slug}?sort=price_asc`,
    store: `/store/${store.slug}`,
    products: '/products',
    section: '/products?section=featured',
    brand: `/brand/${brand?.slug}`,
    search: '/search?search=cotton',
    product: `/product/${slug}`,
  };
}

/** Returns a path in a language. */
export const inLanguage = (lang: 'en' | 'hi', path: string) =>
  path === '/' ? prefixOf[lang] || '/' : prefixOf[lang] + path;

/** Returns path and query of an absolute address, to request it from the shop under test. */
export const local = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');
