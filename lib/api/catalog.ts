import type { Locale } from '@/lib/i18n/locales';
import { request } from './request';
import type {
  Banner,
  Brand,
  Category,
  CategoryPage,
  Product,
  ProductList,
  ProductQuery,
  Reviews,
  Store,
} from './schemas/catalog';
import type { Answer } from './schemas/common';
import type { TopSeller } from './schemas/top-sellers';

type Page = { page?: number; limit?: number };

const data = async <Data>(call: Promise<Answer<Data>>) => (await call).data;

export const listProducts = (lang: Locale, query: ProductQuery) =>
  data(
    request<Answer<ProductList>>('/api/products', { lang, query: query as Record<string, string> }),
  );

export const getProduct = (lang: Locale, id: number) =>
  data(request<Answer<Product>>(`/api/products/${id}`, { lang }));

export const getProductBySlug = (lang: Locale, slug: string) =>
  data(request<Answer<Product>>(`/api/products/slug/${encodeURIComponent(slug)}`, { lang }));

export const listReviews = (productId: number, page: Page = {}) =>
  data(request<Answer<Reviews>>(`/api/products/${productId}/reviews`, { query: page }));

export const listCategories = async (lang: Locale) =>
  (await data(request<Answer<{ categories: Category[] }>>('/api/categories', { lang }))).categories;

export const getCategory = (lang: Locale, slug: string) =>
  data(request<Answer<CategoryPage>>(`/api/categories/${encodeURIComponent(slug)}`, { lang }));

export const listBrands = (page: Page = {}) =>
  data(request<Answer<Brand[]>>('/api/brands', { query: page }));

export const listStores = (page: Page = {}) =>
  data(request<Answer<Store[]>>('/api/stores', { query: page }));

export const getStore = (idOrSlug: string) =>
  data(request<Answer<Store>>(`/api/stores/${encodeURIComponent(idOrSlug)}`));

/** The stores that sold most, each with its best-selling products. */
export const listTopSellers = (lang: Locale, limit?: number) =>
  data(request<Answer<TopSeller[]>>('/api/products/top-sellers', { lang, query: { limit } }));

export const listBanners = (lang: Locale) =>
  data(request<Answer<Banner[]>>('/api/banners', { lang }));

export const listPromotionalBanners = (lang: Locale) =>
  data(request<Answer<Banner[]>>('/api/promotional-banners/active', { lang }));
