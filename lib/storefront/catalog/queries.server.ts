import 'server-only';
import { locale } from 'next/root-params';
import { cache } from 'react';
import { cacheTags } from '@/lib/caching/tags';
import { call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import { isUnavailable } from '@/lib/client/unavailable';
import {
  formerProductSchema,
  type ProductList,
  type ProductQuery,
} from '@/lib/contract/schemas/catalog';
import { noFacets } from '@/lib/contract/schemas/facets';
import type { StoreSort } from '@/lib/contract/schemas/stores';
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

/** Returns undefined if the host answers 404 or 410; other failures are thrown and never cached. */
async function found<Data>(read: () => Promise<Data>): Promise<Data | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && [404, 410].includes(error.status)) return undefined;
    throw error;
  }
}

/**
 * Looks up a slug as requested, else in lower case, which all slugs are unless an external host makes others.
 * The page then redirects to the slug that was found.
 */
async function foundBySlug<Data>(slug: string, read: (slug: string) => Promise<Data>) {
  const lower = slug.toLowerCase();
  const exact = await found(() => read(slug));
  return exact ?? (lower === slug ? undefined : found(() => read(lower)));
}

const isId = (idOrSlug: string) => /^[1-9]\d{0,14}$/.test(idOrSlug);

const { catalog, lists, missing } = lifetimes;

/** Loads a product by slug or numeric id, normalised, with the time of the read; undefined if none is on sale. */
export const getProduct = cache(async (idOrSlug: string) => {
  const lang = await currentLocale();
  const readAt = Date.now();
  const product = isId(idOrSlug)
    ? await found(() =>
        dataOf(call('GET /api/products/{id}', { params: { id: Number(idOrSlug) }, lang })),
      )
    : await foundBySlug(idOrSlug, (slug) =>
        dataOf(call('GET /api/products/slug/{slug}', { params: { slug }, lang })),
      );
  if (!product) {
    dependOn({ tags: [], life: missing });
    return undefined;
  }
  dependOn({ tags: [cacheTags.product(product.id)], life: catalog });
  return { ...normaliseProduct(product), readAt };
});

/** Loads a product that is no longer sold, by slug or numeric id; undefined if there never was one. */
export const getFormerProduct = cache(async (idOrSlug: string) => {
  const lang = await currentLocale();
  try {
    if (isId(idOrSlug))
      await dataOf(call('GET /api/products/{id}', { params: { id: Number(idOrSlug) }, lang }));
    else
      await dataOf(
        call('GET /api/products/slug/{slug}', { params: { slug: idOrSlug.toLowerCase() }, lang }),
      );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return undefined;
    if (error.status !== 410) throw error;
    const { success, data } = formerProductSchema.safeParse(error.data);
    if (!success) return undefined;
    dependOn({ tags: [cacheTags.product(data.id)], life: catalog });
    return data;
  }
  return undefined;
});

/** Loads the first reviews of a product, those in the page's language before the others, and their summary. */
export const getReviews = cache(async (productId: number) => {
  dependOn({ tags: [cacheTags.product(productId)], life: catalog });
  const language = await currentLocale();
  return dataOf(
    call('GET /api/products/{id}/reviews', {
      params: { id: productId },
      query: { limit: 10, sort: 'language', language },
    }),
  );
});

/** Loads the first answered questions about a product; none if the API host does not support questions. */
export const getQuestions = cache(async (productId: number) => {
  dependOn({ tags: [cacheTags.product(productId)], life: catalog });
  const nothing = { questions: [], total: 0 };
  const language = await currentLocale();
  return (
    (await found(() =>
      dataOf(
        call('GET /api/products/{id}/questions', {
          params: { id: productId },
          query: { limit: 3, language },
        }),
      ),
    )) ?? nothing
  );
});

export type ProductPage = Omit<ProductList, 'products'> & { products: ListedProduct[] };

const listDependence = { tags: [cacheTags.products], life: lists };

async function readProducts(query: ProductQuery): Promise<ProductPage> {
  const lang = await currentLocale();
  return keptRead(`products ${lang} ${JSON.stringify(query)}`, listDependence, async () => {
    const list = await found(() => dataOf(call('GET /api/products', { lang, query })));
    if (!list) {
      const limit = query.limit ? Number(query.limit) : 24;
      return { products: [], total: 0, page: 1, limit, facets: noFacets, understood_as: null };
    }
    return { ...list, products: list.products.map(normaliseCard) };
  });
}

/** Loads one page of products, normalised. */
export function getProducts(query: ProductQuery): Promise<ProductPage> {
  dependOn(listDependence);
  return readProducts(query);
}

/**
 * Loads products for an optional row of a page; `dependOnProducts` declares which of them it shows. Returns
 * none while lists are unavailable; the page is then rendered again soon.
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

/** Rerenders the page when one of these products changes; its lifetime stays that of the catalogue. */
export function dependOnProducts(products: Pick<ListedProduct, 'id'>[]): void {
  dependOn({ tags: products.map(({ id }) => cacheTags.product(id)), life: catalog });
}

/** Loads the tree of categories. */
export async function getCategories() {
  const lang = await currentLocale();
  const dependence = { tags: [cacheTags.categories], life: catalog };
  return sharedRead(
    `categories ${lang}`,
    dependence,
    async () => (await found(() => call('GET /api/categories', { lang })))?.data.categories ?? [],
  );
}

/** Loads a category by slug or numeric id; undefined if there is none. */
export const getCategory = cache(async (idOrSlug: string) => {
  const lang = await currentLocale();
  const read = (slug: string) =>
    dataOf(call('GET /api/categories/{slug}', { params: { slug }, lang }));
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
 * Loads a brand by its slug; undefined if there is none. The name comes from the first page of its products,
 * which the brand's page shows anyway.
 */
export const getBrand = cache(async (asked: string) => {
  const named = async (slug: string) => {
    const { facets, products } = await getProducts({ brand: [slug] });
    const brands = [...facets.brands, ...products.flatMap(({ brand }) => brand ?? [])];
    const same = brands.find((brand) => brand.slug === slug);
    // The products of a former slug carry the brand's current slug and name.
    const brand = same ?? products[0]?.brand;
    return brand ? { slug: brand.slug, name: brand.name } : undefined;
  };
  const lower = asked.toLowerCase();
  const brand = (await named(asked)) ?? (lower === asked ? undefined : await named(lower));
  dependOn({ tags: [cacheTags.brands], life: brand ? catalog : missing });
  return brand;
});

/** Loads brands in order. */
export function getBrands(limit: number, page = 1) {
  const dependence = { tags: [cacheTags.brands], life: catalog };
  return sharedRead(
    `brands ${limit} ${page}`,
    dependence,
    async () =>
      (await found(() => dataOf(call('GET /api/brands', { query: { limit, page } })))) ?? [],
  );
}

/** Loads approved stores, best-selling or best-rated first. */
export function getStores(limit: number, page = 1, sort: StoreSort = 'sold') {
  const dependence = { tags: [cacheTags.stores], life: catalog };
  return sharedRead(`stores ${limit} ${page} ${sort}`, dependence, async () => {
    const stores =
      (await found(() => dataOf(call('GET /api/stores', { query: { limit, page, sort } })))) ?? [];
    return stores.map(withStoreNameFallback);
  });
}

/** Loads the best-selling stores, each with its best-selling products, normalised. */
export async function getTopSellers(limit: number) {
  const lang = await currentLocale();
  const dependence = { tags: [cacheTags.stores, cacheTags.products], life: lists };
  return sharedRead(`top sellers ${lang} ${limit}`, dependence, async () => {
    const sellers =
      (await found(() =>
        dataOf(call('GET /api/products/top-sellers', { lang, query: { limit } })),
      )) ?? [];
    return sellers.map((store) => ({
      ...withStoreNameFallback(store),
      products: store.products.map((card) => normaliseCard(card)),
    }));
  });
}

/** Loads a store by id or slug; undefined if there is none. */
export const getStore = cache(async (idOrSlug: string) => {
  const store = await foundBySlug(idOrSlug, (asked) =>
    dataOf(call('GET /api/stores/{idOrSlug}', { params: { idOrSlug: asked } })),
  );
  dependOn({ tags: [cacheTags.stores], life: store ? catalog : missing });
  return store && withStoreNameFallback(store);
});

/** Loads the store of a product on sale by its slug; one read serves the pages of all its products. */
export function getSeller(slug: string) {
  const dependence = { tags: [cacheTags.stores], life: catalog };
  return sharedRead(`seller ${slug}`, dependence, async () => {
    const store = await found(() =>
      dataOf(call('GET /api/stores/{idOrSlug}', { params: { idOrSlug: slug } })),
    );
    return store && withStoreNameFallback(store);
  });
}
