import type { Locale } from '@/lib/i18n/locales';
import { type LooseAnswer, request } from './request';
import type {
  Banner,
  Brand,
  Category,
  CategoryPage,
  Product,
  ProductList,
  ProductQuery,
  Reviews,
  ReviewsQuery,
  Store,
  StoreSort,
} from './schemas/catalog';
import type { Answer } from './schemas/common';
import type { Suggestions } from './schemas/facets';
import type { TopSeller } from './schemas/top-sellers';

type Page = { page?: number; limit?: number };

const data = async <Data>(call: Promise<Answer<Data>>) => (await call).data;

export const listProducts = (lang: Locale, query: ProductQuery) =>
  data(
    request<Answer<ProductList>>('/api/products', {
      lang,
      query: query as Record<string, string | string[]>,
    }),
  );

/** What a shopper may mean who has typed this much; aborted through `signal`, the answer is dropped. */
export const suggest = (lang: Locale, search: string, signal?: AbortSignal) =>
  data(request<Answer<Suggestions>>('/api/products/suggest', { lang, query: { search }, signal }));

export const getProduct = (lang: Locale, id: number) =>
  data(request<Answer<Product>>(`/api/products/${id}`, { lang }));

export const getProductBySlug = (lang: Locale, slug: string) =>
  data(request<Answer<Product>>(`/api/products/slug/${encodeURIComponent(slug)}`, { lang }));

export const listReviews = (productId: number, query: ReviewsQuery = {}) =>
  data(
    request<Answer<Reviews>>(`/api/products/${productId}/reviews`, {
      query: query as Record<string, string>,
    }),
  );

const holdsCategories = ({ success, data }: LooseAnswer) =>
  success !== false && Array.isArray((data as LooseAnswer | undefined)?.categories);

export const listCategories = async (lang: Locale) =>
  (
    await request<Answer<{ categories: Category[] }> | null>('/api/categories', {
      lang,
      succeeded: holdsCategories,
    })
  )?.data.categories ?? [];

export const getCategory = (lang: Locale, slug: string) =>
  data(request<Answer<CategoryPage>>(`/api/categories/${encodeURIComponent(slug)}`, { lang }));

export const listBrands = (page: Page = {}) =>
  data(request<Answer<Brand[]>>('/api/brands', { query: page }));

export const listStores = (query: Page & { sort?: StoreSort } = {}) =>
  data(request<Answer<Store[]>>('/api/stores', { query }));

export const getStore = (idOrSlug: string) =>
  data(request<Answer<Store>>(`/api/stores/${encodeURIComponent(idOrSlug)}`));

/** The stores that sold most, each with its best-selling products. */
export const listTopSellers = (lang: Locale, limit?: number) =>
  data(request<Answer<TopSeller[]>>('/api/products/top-sellers', { lang, query: { limit } }));

export const listBanners = (lang: Locale) =>
  data(request<Answer<Banner[]>>('/api/banners', { lang }));

export const listPromotionalBanners = (lang: Locale) =>
  data(request<Answer<Banner[]>>('/api/promotional-banners/active', { lang }));
