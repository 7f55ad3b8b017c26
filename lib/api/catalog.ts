import type { Locale } from '@/lib/i18n/locales';
import { call, dataOf } from './call';
import type { ProductQuery } from './schemas/catalog';
import type { StoreSort } from './schemas/stores';

type Page = { page?: number; limit?: number };

export const listProducts = (lang: Locale, query: ProductQuery) =>
  dataOf(call('GET /api/products', { lang, query }));

/** Search suggestions for what has been typed so far; `signal` aborts the call. */
export const suggest = (lang: Locale, search: string, signal?: AbortSignal) =>
  dataOf(call('GET /api/products/suggest', { lang, query: { search }, signal }));

export const getProduct = (lang: Locale, id: number) =>
  dataOf(call('GET /api/products/{id}', { params: { id }, lang }));

export const getProductBySlug = (lang: Locale, slug: string) =>
  dataOf(call('GET /api/products/slug/{slug}', { params: { slug }, lang }));

/** The category tree; empty if the API host answers 204. */
export const listCategories = async (lang: Locale) =>
  (await call('GET /api/categories', { lang }))?.data.categories ?? [];

export const getCategory = (lang: Locale, slug: string) =>
  dataOf(call('GET /api/categories/{slug}', { params: { slug }, lang }));

/** The table of GST rates, with what holds from a day to come. */
export const listGstRates = () => dataOf(call('GET /api/gst-rates'));

export const listBrands = (query: Page = {}) => dataOf(call('GET /api/brands', { query }));

export const listStores = (query: Page & { sort?: StoreSort } = {}) =>
  dataOf(call('GET /api/stores', { query }));

export const getStore = (idOrSlug: string) =>
  dataOf(call('GET /api/stores/{idOrSlug}', { params: { idOrSlug } }));

/** The stores that sold most, each with its best-selling products. */
export const listTopSellers = (lang: Locale, limit?: number) =>
  dataOf(call('GET /api/products/top-sellers', { lang, query: { limit } }));

export const getHome = (lang: Locale) => dataOf(call('GET /api/home', { lang }));

/** The home page at the moment that an operator's key names. */
export const getHomePreview = (lang: Locale, key: string) =>
  dataOf(call('GET /api/home/preview', { lang, query: { key } }));

export const listBanners = (lang: Locale) => dataOf(call('GET /api/banners', { lang }));

export const listPromotionalBanners = (lang: Locale) =>
  dataOf(call('GET /api/promotional-banners/active', { lang }));
