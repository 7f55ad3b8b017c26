import { sharedHeaders } from '@/lib/caching/shared-names';
import { cacheTags } from '@/lib/caching/tags';
import { catalogContract } from '@/lib/contract/catalog';
import { reviewsContract } from '@/lib/contract/reviews';
import { DomainError, NotFound } from '../../kernel/errors';
import {
  categoryTree,
  findCategory,
  findFormer,
  findProduct,
  findRenamed,
  findStore,
  findSuggestions,
  listBrands,
  listProducts,
  listStores,
  presentSlug,
  topSellers,
} from '../../modules/catalog';
import { deliveryRules } from '../../modules/delivery';
import { findReviews } from '../../modules/reviews';
import type { ListQuery } from '../../modules/search';
import { countClick, countSearch, countUnmet } from '../../modules/search-counts';
import { listGstRates } from '../../modules/tax';
import { route, routes } from '../route';

const ok = <Data>(data: Data) => ({ success: true as const, data });

const filters = [
  ...['category', 'brand', 'store', 'colour', 'size', 'origin', 'section', 'within'],
  ...['min_price', 'max_price', 'rating', 'discount', 'in_stock', 'exact'],
] as (keyof ListQuery)[];

/** Returns whether a list is the first, unfiltered page of a search. */
const isUnfiltered = (query: ListQuery) =>
  query.page === 1 && filters.every((name) => query[name] === undefined);

export const catalogRoutes = routes();

for (const row of [catalogContract.listProducts, catalogContract.searchProducts]) {
  catalogRoutes.openapi(route(row), async (c) => {
    const query = c.req.valid('query');
    const list = await listProducts(c.var, c.var.lang, query);
    if (query.search && isUnfiltered(query)) {
      countSearch(c.var.db, query.search, list.total);
      countUnmet(c.var.db, query.search, list.understood?.missing ?? []);
    }
    return c.json(ok(list), 200);
  });
}

/** @throws {DomainError} 410 product_gone for a product that was sold once; {NotFound} product_not_found for any other */
async function refuseFormer(...asked: Parameters<typeof findFormer>): Promise<never> {
  const former = await findFormer(...asked);
  if (former) throw new DomainError(410, 'product_gone', { data: former });
  throw new NotFound('product_not_found');
}

catalogRoutes.openapi(route(catalogContract.productBySlug), async (c) => {
  const { slug } = c.req.valid('param');
  const { db, lang, settings } = c.var;
  const find = (by: { slug: string }) => findProduct(db, lang, by, deliveryRules(settings));
  const renamed = async () => {
    const present = await findRenamed(db, slug);
    return present === undefined ? undefined : find({ slug: present });
  };
  const product = (await find({ slug })) ?? (await renamed());
  if (!product) return refuseFormer(db, lang, { slug });
  return c.json(ok(product), 200);
});

catalogRoutes.openapi(route(catalogContract.productsOfStore), async (c) => {
  const query = { ...c.req.valid('query'), store: [c.req.valid('param').storeId] };
  return c.json(ok(await listProducts(c.var, c.var.lang, query)), 200);
});

catalogRoutes.openapi(route(catalogContract.product), async (c) => {
  const { db, lang, settings } = c.var;
  const key = c.req.valid('param');
  const product = await findProduct(db, lang, key, deliveryRules(settings));
  if (!product) return refuseFormer(db, lang, key);
  return c.json(ok(product), 200);
});

catalogRoutes.openapi(route(reviewsContract.list), async (c) =>
  c.json(ok(await findReviews(c.var.db, c.req.valid('param').id, c.req.valid('query'))), 200),
);

catalogRoutes.openapi(route(catalogContract.categories), async (c) =>
  c.json(ok({ categories: await categoryTree(c.var.search, c.var.lang) }), 200),
);

catalogRoutes.openapi(route(catalogContract.category), async (c) => {
  const { db, search, lang } = c.var;
  const { slug } = c.req.valid('param');
  const present = async () => (await presentSlug(db, 'category', slug)) ?? '';
  const category =
    (await findCategory(search, lang, slug)) ?? (await findCategory(search, lang, await present()));
  if (!category) throw new NotFound('category_not_found');
  return c.json(ok(category), 200);
});

catalogRoutes.openapi(route(catalogContract.gstRates), async (c) =>
  c.json(ok(await listGstRates(c.var.db)), 200),
);

catalogRoutes.openapi(route(catalogContract.brands), async (c) =>
  c.json(ok(await listBrands(c.var.search, c.req.valid('query'))), 200),
);

catalogRoutes.openapi(route(catalogContract.stores), async (c) =>
  c.json(ok(await listStores(c.var, c.req.valid('query'))), 200),
);

catalogRoutes.openapi(route(catalogContract.store), async (c) => {
  const store = await findStore(c.var, c.req.valid('param').idOrSlug);
  if (!store) throw new NotFound('store_not_found');
  return c.json(ok(store), 200);
});

/** Routes mounted before the catalogue's own, which would take `top-sellers` for a product's id. */
export const topSellerRoutes = routes();

topSellerRoutes.openapi(route(catalogContract.topSellers), async (c) => {
  const data = await topSellers(c.var, c.var.lang, c.req.valid('query').limit);
  return c.json({ success: true as const, data }, 200);
});

/** Routes mounted before the catalogue's own, which would take `suggest` for a product's id. */
export const suggestRoutes = routes();

suggestRoutes.openapi(route(catalogContract.suggest), async (c) => {
  const text = c.req.valid('query').search?.trim() ?? '';
  const data = await findSuggestions(c.var, c.var.lang, text);
  c.header('Cache-Control', `public, max-age=${text ? 60 : 600}`);
  c.header('Vary', 'Accept-Language');
  const { products, categories, brands } = cacheTags;
  for (const [name, value] of Object.entries(sharedHeaders([products, categories, brands]))) {
    c.header(name, value);
  }
  return c.json({ success: true as const, data }, 200);
});

const success = true as const;

export const searchClickRoutes = routes();

searchClickRoutes.openapi(route(catalogContract.clickedSearch), (c) => {
  countClick(c.var.db, c.req.valid('json').search);
  return c.json({ success }, 200);
});
