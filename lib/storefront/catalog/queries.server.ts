import 'server-only';
import { locale } from 'next/root-params';
import { cache } from 'react';
import * as api from '@/lib/api/catalog';
import { listQuestions } from '@/lib/api/questions';
import { ApiError } from '@/lib/api/request';
import { listReviews } from '@/lib/api/reviews';
import type { ProductList, ProductQuery } from '@/lib/api/schemas/catalog';
import { noFacets } from '@/lib/api/schemas/facets';
import type { StoreSort } from '@/lib/api/schemas/stores';
import { isUnavailable } from '@/lib/api/unavailable';
import { cacheTags } from '@/lib/caching/tags';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { lifetimes } from '../cache';
import { dependOn } from '../depend-on.server';
import { keptRead, sharedRead } from '../shared-read.server';
import { type ListedProduct, normaliseCard, normaliseProduct } from './product';
import { withStoreNameFallback } from './store-name';

async function currentLocale(): Promise<Locale> {
  const current = await locale();
  return isLocale(current) ? current : defaultLocale;
}

/** `undefined` where the host answers 404; other failures are thrown and never kept. */
async function found<Data>(read: () => Promise<Data>): Promise<Data | undefined> {
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

const isId = (idOrSlug: string) => /^[1-9]\d{0,14}$/.test(idOrSlug);

const { catalog, lists, missing } = lifetimes;

/** A product by slug or numeric id, normalised, and when it was read; undefined when there is none on sale. */
export const getProduct = cache(async (idOrSlug: string) => {
  const lang = await currentLocale();
  const readAt = Date.now();
  const product = isId(idOrSlug)
    ? await found(() => api.getProduct(lang, Number(idOrSlug)))
    : await foundBySlug(idOrSlug, (slug) => api.getProductBySlug(lang, slug));
  if (!product) {
    dependOn({ tags: [], life: missing });
    return undefined;
  }
  dependOn({ tags: [cacheTags.product(product.id)], life: catalog });
  return { ...normaliseProduct(product), readAt };
});

/** The newest reviews of a product and their summary. */
export const getReviews = cache(async (productId: number) => {
  dependOn({ tags: [cacheTags.product(productId)], life: catalog });
  return listReviews(productId, { limit: 10 });
});

/** The first answered questions about a product; none where the API host knows no questions. */
export const getQuestions = cache(async (productId: number) => {
  dependOn({ tags: [cacheTags.product(productId)], life: catalog });
  const nothing = { questions: [], total: 0 };
  return (await found(() => listQuestions(productId, { limit: 3 }))) ?? nothing;
});

export type ProductPage = Omit<ProductList, 'products'> & { products: ListedProduct[] };

const listDependence = { tags: [cacheTags.products], life: lists };

async function readProducts(query: ProductQuery): Promise<ProductPage> {
  const lang = await currentLocale();
  return keptRead(`products ${lang} ${JSON.stringify(query)}`, listDependence, async () => {
    const list = await found(() => api.listProducts(lang, query));
    if (!list) {
      const limit = query.limit ? Number(query.limit) : 24;
      return { products: [], total: 0, page: 1, limit, facets: noFacets, understood_as: null };
    }
    return { ...list, products: list.products.map(normaliseCard) };
  });
}

/** One page of products, normalised. */
export function getProducts(query: ProductQuery): Promise<ProductPage> {
  dependOn(listDependence);
  return readProducts(query);
}

/**
 * Products for a row that a page of something else can do without; `dependOnProducts` says which of them it shows. None
 * while lists cannot be had: the page is rendered anew soon then.
 */
export async function getRow(query: ProductQuery): Promise<ListedProduct[]> {
  try {
    return (await readProducts(query)).products;
  } catch (error) {
    if (!(error instanceof ApiError && isUnavailable(error.status))) throw error;
    dependOn({ tags: [], life: missing });
    return [];
  }
}

/** Renders the page anew when one of these products changes; its lifetime stays that of the catalogue. */
export function dependOnProducts(products: Pick<ListedProduct, 'id'>[]): void {
  dependOn({ tags: products.map(({ id }) => cacheTags.product(id)), life: catalog });
}

/** The tree of categories. */
export async function getCategories() {
  const lang = await currentLocale();
  const dependence = { tags: [cacheTags.categories], life: catalog };
  return sharedRead(
    `categories ${lang}`,
    dependence,
    async () => (await found(() => api.listCategories(lang))) ?? [],
  );
}

/** A category by slug or numeric id, undefined when there is none. */
export const getCategory = cache(async (idOrSlug: string) => {
  const lang = await currentLocale();
  const read = (slug: string) => api.getCategory(lang, slug);
  let category = await foundBySlug(idOrSlug, read);
  if (!category && isId(idOrSlug)) {
    const all = (await getCategories()).flatMap((top) => [top, ...top.children]);
    const named = all.find(({ id }) => id === Number(idOrSlug));
    category = named && (await found(() => read(named.slug)));
  }
  dependOn({ tags: [cacheTags.categories], life: category ? catalog : missing });
  return category;
});

/**
 * A brand by its slug, undefined when there is none. The first page of its products tells its name, and the
 * brand's page shows that list anyway.
 */
export const getBrand = cache(async (asked: string) => {
  const named = async (slug: string) => {
    const { facets, products } = await getProducts({ brand: [slug] });
    const brands = [...facets.brands, ...products.flatMap(({ brand }) => brand ?? [])];
    const same = brands.find((brand) => brand.slug === slug);
    // The products of a former address are those of the brand as it is called now.
    const brand = same ?? products[0]?.brand;
    return brand ? { slug: brand.slug, name: brand.name } : undefined;
  };
  const lower = asked.toLowerCase();
  const brand = (await named(asked)) ?? (lower === asked ? undefined : await named(lower));
  dependOn({ tags: [cacheTags.brands], life: brand ? catalog : missing });
  return brand;
});

/** Brands in order. */
export function getBrands(limit: number, page = 1) {
  const dependence = { tags: [cacheTags.brands], life: catalog };
  return sharedRead(
    `brands ${limit} ${page}`,
    dependence,
    async () => (await found(() => api.listBrands({ limit, page }))) ?? [],
  );
}

/** Approved stores, those that sold most or the best rated first. */
export function getStores(limit: number, page = 1, sort: StoreSort = 'sold') {
  const dependence = { tags: [cacheTags.stores], life: catalog };
  return sharedRead(`stores ${limit} ${page} ${sort}`, dependence, async () => {
    const stores = (await found(() => api.listStores({ limit, page, sort }))) ?? [];
    return stores.map(withStoreNameFallback);
  });
}

/** The stores that sold most, each with its best-selling products, normalised. */
export async function getTopSellers(limit: number) {
  const lang = await currentLocale();
  const dependence = { tags: [cacheTags.stores, cacheTags.products], life: lists };
  return sharedRead(`top sellers ${lang} ${limit}`, dependence, async () => {
    const sellers = (await found(() => api.listTopSellers(lang, limit))) ?? [];
    return sellers.map((store) => ({
      ...withStoreNameFallback(store),
      products: store.products.map((card) => normaliseCard(card)),
    }));
  });
}

/** A store by id or slug, undefined when there is none. */
export const getStore = cache(async (idOrSlug: string) => {
  const store = await foundBySlug(idOrSlug, api.getStore);
  dependOn({ tags: [cacheTags.stores], life: store ? catalog : missing });
  return store && withStoreNameFallback(store);
});

/** The store of a product on sale, by its slug; one reading serves the pages of all its products. */
export function getSeller(slug: string) {
  const dependence = { tags: [cacheTags.stores], life: catalog };
  return sharedRead(`seller ${slug}`, dependence, async () => {
    const store = await found(() => api.getStore(slug));
    return store && withStoreNameFallback(store);
  });
}
