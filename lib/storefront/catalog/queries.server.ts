import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { locale } from 'next/root-params';
import * as api from '@/lib/api/catalog';
import { ApiError } from '@/lib/api/request';
import type { ProductList, ProductQuery, StoreSort } from '@/lib/api/schemas/catalog';
import type { Facets } from '@/lib/api/schemas/facets';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { cacheTags, lifetimes } from '../cache';
import { type ListedProduct, normaliseCard, normaliseProduct } from './product';
import { withStoreNameFallback } from './store-name';

/** The build runs each page once with a placeholder; nothing is found then, and no database opened. */
const building = () => process.env.NEXT_PHASE === 'phase-production-build';

async function currentLocale(): Promise<Locale> {
  const current = await locale();
  return isLocale(current) ? current : defaultLocale;
}

/** `undefined` where the host answers 404; other failures are thrown and never cached. */
async function found<Data>(read: () => Promise<Data>): Promise<Data | undefined> {
  if (building()) return undefined;
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/**
 * What is found by a slug as it was asked for, else by its lower-case form, which slugs have unless an
 * external host makes others. The page then leads to the slug that was found.
 */
async function foundBySlug<Data>(slug: string, read: (slug: string) => Promise<Data>) {
  const lower = slug.toLowerCase();
  const exact = await found(() => read(slug));
  return exact ?? (lower === slug ? undefined : found(() => read(lower)));
}

const isId = (idOrSlug: string) => /^\d{1,15}$/.test(idOrSlug);

/** A product by slug or numeric id, normalised, and when it was read; undefined when there is none on sale. */
export async function getProduct(idOrSlug: string) {
  'use cache';
  const lang = await currentLocale();
  const product = isId(idOrSlug)
    ? await found(() => api.getProduct(lang, Number(idOrSlug)))
    : await foundBySlug(idOrSlug, (slug) => api.getProductBySlug(lang, slug));
  if (!product) {
    cacheLife(lifetimes.missing);
    return undefined;
  }
  cacheLife(lifetimes.catalog);
  cacheTag(cacheTags.product(product.id));
  return { ...normaliseProduct(product), readAt: Date.now() };
}

/** The newest reviews of a product and their summary. */
export async function getReviews(productId: number) {
  'use cache';
  cacheLife(lifetimes.catalog);
  cacheTag(cacheTags.product(productId));
  return api.listReviews(productId, { limit: 10 });
}

export type ProductPage = Omit<ProductList, 'products'> & { products: ListedProduct[] };

const noFacets: Facets = {
  categories: [],
  brands: [],
  stores: [],
  colours: [],
  sizes: [],
  origins: [],
  ratings: [],
  discounts: [],
  in_stock: 0,
  price: null,
};

/** One page of products, normalised. */
export async function getProducts(query: ProductQuery): Promise<ProductPage> {
  'use cache';
  cacheLife(lifetimes.lists);
  cacheTag(cacheTags.products);
  const lang = await currentLocale();
  const list = await found(() => api.listProducts(lang, query));
  if (!list) {
    const limit = query.limit ? Number(query.limit) : 24;
    return { products: [], total: 0, page: 1, limit, facets: noFacets, understood_as: null };
  }
  return { ...list, products: list.products.map(normaliseCard) };
}

/** The tree of categories. */
export async function getCategories() {
  'use cache';
  cacheLife(lifetimes.catalog);
  cacheTag(cacheTags.categories);
  const lang = await currentLocale();
  return (await found(() => api.listCategories(lang))) ?? [];
}

/** A category by slug or numeric id, undefined when there is none. */
export async function getCategory(idOrSlug: string) {
  'use cache';
  const lang = await currentLocale();
  const read = (slug: string) => api.getCategory(lang, slug);
  let category = await foundBySlug(idOrSlug, read);
  if (!category && isId(idOrSlug)) {
    const all = (await getCategories()).flatMap((top) => [top, ...top.children]);
    const named = all.find(({ id }) => id === Number(idOrSlug));
    category = named && (await found(() => read(named.slug)));
  }
  cacheTag(cacheTags.categories);
  cacheLife(category ? lifetimes.catalog : lifetimes.missing);
  return category;
}

/** Brands in order. */
export async function getBrands(limit: number, page = 1) {
  'use cache';
  cacheLife(lifetimes.catalog);
  cacheTag(cacheTags.brands);
  return (await found(() => api.listBrands({ limit, page }))) ?? [];
}

/** Approved stores, those that sold most or the best rated first. */
export async function getStores(limit: number, page = 1, sort: StoreSort = 'sold') {
  'use cache';
  cacheLife(lifetimes.catalog);
  cacheTag(cacheTags.stores);
  const stores = (await found(() => api.listStores({ limit, page, sort }))) ?? [];
  return stores.map(withStoreNameFallback);
}

/** The stores that sold most, each with its best-selling products, normalised. */
export async function getTopSellers(limit: number) {
  'use cache';
  cacheLife(lifetimes.lists);
  cacheTag(cacheTags.stores, cacheTags.products);
  const lang = await currentLocale();
  const sellers = (await found(() => api.listTopSellers(lang, limit))) ?? [];
  return sellers.map((store) => ({
    ...withStoreNameFallback(store),
    products: store.products.map((card) => normaliseCard(card)),
  }));
}

/** A store by id or slug, undefined when there is none. */
export async function getStore(idOrSlug: string) {
  'use cache';
  const store = await foundBySlug(idOrSlug, api.getStore);
  cacheTag(cacheTags.stores);
  cacheLife(store ? lifetimes.catalog : lifetimes.missing);
  return store && withStoreNameFallback(store);
}

/** The banners at the head of the home page. */
export async function getBanners() {
  'use cache';
  cacheLife(lifetimes.catalog);
  cacheTag(cacheTags.banners);
  const lang = await currentLocale();
  return (await found(() => api.listBanners(lang))) ?? [];
}

/** The active promotional banners. */
export async function getPromotionalBanners() {
  'use cache';
  cacheLife(lifetimes.catalog);
  cacheTag(cacheTags.banners);
  const lang = await currentLocale();
  return (await found(() => api.listPromotionalBanners(lang))) ?? [];
}
