import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { locale } from 'next/root-params';
import * as api from '@/lib/api/catalog';
import { ApiError } from '@/lib/api/request';
import type { ProductList, ProductQuery, StoreSort } from '@/lib/api/schemas/catalog';
import type { Facets } from '@/lib/api/schemas/facets';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { cacheTags, lifetimes } from './cache';
import { type ListedProduct, normaliseCard, normaliseProduct } from './product';

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

/** A product by slug or numeric id, normalised, and when it was read; undefined when there is none on sale. */
export async function getProduct(idOrSlug: string) {
  'use cache';
  const lang = await currentLocale();
  const product = await found(() =>
    /^\d{1,15}$/.test(idOrSlug)
      ? api.getProduct(lang, Number(idOrSlug))
      : api.getProductBySlug(lang, idOrSlug),
  );
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

/** A category by slug, undefined when there is none. */
export async function getCategory(slug: string) {
  'use cache';
  const lang = await currentLocale();
  const category = await found(() => api.getCategory(lang, slug));
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
  return (await found(() => api.listStores({ limit, page, sort }))) ?? [];
}

/** The stores that sold most, each with its best-selling products, normalised. */
export async function getTopSellers(limit: number) {
  'use cache';
  cacheLife(lifetimes.lists);
  cacheTag(cacheTags.stores, cacheTags.products);
  const lang = await currentLocale();
  const sellers = (await found(() => api.listTopSellers(lang, limit))) ?? [];
  return sellers.map((store) => ({
    ...store,
    products: store.products.map((card) => normaliseCard(card)),
  }));
}

/** A store by id or slug, undefined when there is none. */
export async function getStore(idOrSlug: string) {
  'use cache';
  const store = await found(() => api.getStore(idOrSlug));
  cacheTag(cacheTags.stores);
  cacheLife(store ? lifetimes.catalog : lifetimes.missing);
  return store;
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
