import { z } from 'zod';
import {
  bannerSchema,
  brandSchema,
  categoriesAnswerSchema,
  categoryPageSchema,
  productListSchema,
  productQuerySchema,
  productSchema,
  reviewsQuerySchema,
  reviewsSchema,
  storeSchema,
  storesQuerySchema,
} from '@/lib/api/schemas/catalog';
import { answer, idSchema, keySchema, pageQuerySchema } from '@/lib/api/schemas/common';
import { NotFound } from '../host/errors';
import { routes, row } from '../host/route';
import { listBanners } from './banner-queries';
import { listBrands } from './brand-queries';
import { categoryTree, findCategory } from './category-queries';
import { listProducts } from './list-products';
import { findProduct, findRenamed, findReviews } from './product-queries';
import { findStore, listStores } from './store-queries';

const slug = keySchema;
const ok = <Data>(data: Data) => ({ success: true as const, data });

export const catalogRoutes = routes();

for (const path of ['/api/products', '/api/products/search'] as const) {
  catalogRoutes.openapi(
    row('get', path, {
      summary: 'Products by section, category, brand, store, price, rating or search',
      limit: 'search',
      query: productQuerySchema,
      answer: answer(productListSchema),
    }),
    async (c) => c.json(ok(await listProducts(c.var, c.var.lang, c.req.valid('query'))), 200),
  );
}

catalogRoutes.openapi(
  row('get', '/api/products/slug/{slug}', {
    summary: 'One product; a former slug answers the product that carries it now',
    params: z.object({ slug }),
    answer: answer(productSchema),
  }),
  async (c) => {
    const { slug } = c.req.valid('param');
    const { db, lang } = c.var;
    const renamed = async () => {
      const present = await findRenamed(db, slug);
      return present === undefined ? undefined : findProduct(db, lang, { slug: present });
    };
    const product = (await findProduct(db, lang, { slug })) ?? (await renamed());
    if (!product) throw new NotFound('product_not_found');
    return c.json(ok(product), 200);
  },
);

catalogRoutes.openapi(
  row('get', '/api/products/store/{storeId}', {
    summary: "A store's products",
    params: z.object({ storeId: slug }),
    query: productQuerySchema,
    answer: answer(productListSchema),
  }),
  async (c) => {
    const query = { ...c.req.valid('query'), store: [c.req.valid('param').storeId] };
    return c.json(ok(await listProducts(c.var, c.var.lang, query)), 200);
  },
);

catalogRoutes.openapi(
  row('get', '/api/products/{id}', {
    summary: 'One product',
    params: z.object({ id: idSchema }),
    answer: answer(productSchema),
  }),
  async (c) => {
    const product = await findProduct(c.var.db, c.var.lang, c.req.valid('param'));
    if (!product) throw new NotFound('product_not_found');
    return c.json(ok(product), 200);
  },
);

catalogRoutes.openapi(
  row('get', '/api/products/{id}/reviews', {
    summary: "A product's reviews and their summary",
    params: z.object({ id: idSchema }),
    query: reviewsQuerySchema,
    answer: answer(reviewsSchema),
  }),
  async (c) =>
    c.json(ok(await findReviews(c.var.db, c.req.valid('param').id, c.req.valid('query'))), 200),
);

catalogRoutes.openapi(
  row('get', '/api/categories', {
    summary: 'The tree of categories',
    answer: categoriesAnswerSchema,
  }),
  async (c) => c.json(ok({ categories: await categoryTree(c.var.search, c.var.lang) }), 200),
);

catalogRoutes.openapi(
  row('get', '/api/categories/{slug}', {
    summary: 'One category with its parent and children',
    params: z.object({ slug }),
    answer: answer(categoryPageSchema),
  }),
  async (c) => {
    const category = await findCategory(c.var.search, c.var.lang, c.req.valid('param').slug);
    if (!category) throw new NotFound('category_not_found');
    return c.json(ok(category), 200);
  },
);

catalogRoutes.openapi(
  row('get', '/api/brands', {
    summary: 'Brands',
    query: pageQuerySchema,
    answer: answer(z.array(brandSchema)),
  }),
  async (c) => c.json(ok(await listBrands(c.var.search, c.req.valid('query'))), 200),
);

catalogRoutes.openapi(
  row('get', '/api/stores', {
    summary: 'Stores, those that sold most or the best rated first',
    query: storesQuerySchema,
    answer: answer(z.array(storeSchema)),
  }),
  async (c) => c.json(ok(await listStores(c.var, c.req.valid('query'))), 200),
);

catalogRoutes.openapi(
  row('get', '/api/stores/{idOrSlug}', {
    summary: 'One store with its seller card',
    params: z.object({ idOrSlug: slug }),
    answer: answer(storeSchema),
  }),
  async (c) => {
    const store = await findStore(c.var, c.req.valid('param').idOrSlug);
    if (!store) throw new NotFound('store_not_found');
    return c.json(ok(store), 200);
  },
);

for (const [path, kind] of [
  ['/api/banners', 'hero'],
  ['/api/promotional-banners/active', 'promotional'],
] as const) {
  catalogRoutes.openapi(
    row('get', path, { summary: `The ${kind} banners`, answer: answer(z.array(bannerSchema)) }),
    async (c) => c.json(ok(await listBanners(c.var.db, c.var.lang, kind)), 200),
  );
}
