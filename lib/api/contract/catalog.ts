import { z } from 'zod';
import {
  brandSchema,
  categoriesAnswerSchema,
  categoryPageSchema,
  productListSchema,
  productQuerySchema,
  productSchema,
  storeSchema,
} from '../schemas/catalog';
import {
  acknowledgementSchema,
  answer,
  idSchema,
  keySchema,
  pageQuerySchema,
  searchTextSchema,
} from '../schemas/common';
import { suggestionsSchema } from '../schemas/facets';
import { gstRateRowSchema } from '../schemas/gst/rates';
import {
  bannerSchema,
  homePreviewQuerySchema,
  homePreviewSchema,
  homeSchema,
} from '../schemas/home/home';
import { clickedSearchSchema } from '../schemas/search-counts';
import { storesQuerySchema, topSellerSchema, topSellersQuerySchema } from '../schemas/stores';
import {
  receivedProductListSchema,
  receivedProductSchema,
  receivedStoreSchema,
  receivedTopSellerSchema,
} from './received';
import type { Rows } from './row';

const slug = keySchema;

const products = {
  method: 'GET',
  summary: 'Products by section, category, brand, store, price, rating or search',
  access: 'everybody',
  limit: 'search',
  query: productQuerySchema,
  answers: { 200: answer(productListSchema) },
  accepts: answer(receivedProductListSchema),
} as const;

export const catalogContract = {
  listProducts: { ...products, path: '/api/products' },
  searchProducts: { ...products, path: '/api/products/search' },
  topSellers: {
    method: 'GET',
    path: '/api/products/top-sellers',
    summary: 'The stores that sold most, each with its best-selling products',
    access: 'everybody',
    query: topSellersQuerySchema,
    answers: { 200: answer(z.array(topSellerSchema)) },
    accepts: answer(z.array(receivedTopSellerSchema)),
  },
  suggest: {
    method: 'GET',
    path: '/api/products/suggest',
    summary:
      'Products, categories, brands and searches that a beginning of a search may mean; of an empty one, what sells best',
    access: 'everybody',
    limit: 'suggest',
    query: z.object({ search: searchTextSchema }),
    answers: { 200: answer(suggestionsSchema) },
  },
  clickedSearch: {
    method: 'POST',
    path: '/api/products/search/clicked',
    summary: 'Counts that a product was opened from the results of a search; nothing says by whom',
    access: 'everybody',
    limit: 'suggest',
    body: clickedSearchSchema,
    answers: { 200: acknowledgementSchema },
  },
  productBySlug: {
    method: 'GET',
    path: '/api/products/slug/{slug}',
    summary: 'One product; a former slug answers the product that carries it now',
    access: 'everybody',
    params: z.object({ slug }),
    answers: { 200: answer(productSchema) },
    accepts: answer(receivedProductSchema),
  },
  productsOfStore: {
    method: 'GET',
    path: '/api/products/store/{storeId}',
    summary: "A store's products",
    access: 'everybody',
    params: z.object({ storeId: slug }),
    query: productQuerySchema,
    answers: { 200: answer(productListSchema) },
    accepts: answer(receivedProductListSchema),
  },
  product: {
    method: 'GET',
    path: '/api/products/{id}',
    summary: 'One product',
    access: 'everybody',
    params: z.object({ id: idSchema }),
    answers: { 200: answer(productSchema) },
    accepts: answer(receivedProductSchema),
  },
  categories: {
    method: 'GET',
    path: '/api/categories',
    summary: 'The tree of categories',
    access: 'everybody',
    answers: { 200: categoriesAnswerSchema },
  },
  category: {
    method: 'GET',
    path: '/api/categories/{slug}',
    summary: 'One category with its parent and children',
    access: 'everybody',
    params: z.object({ slug }),
    answers: { 200: answer(categoryPageSchema) },
  },
  gstRates: {
    method: 'GET',
    path: '/api/gst-rates',
    summary: 'GST rates by the beginning of the HSN code, value and day',
    access: 'everybody',
    answers: { 200: answer(z.array(gstRateRowSchema)) },
  },
  brands: {
    method: 'GET',
    path: '/api/brands',
    summary: 'Brands',
    access: 'everybody',
    query: pageQuerySchema,
    answers: { 200: answer(z.array(brandSchema)) },
  },
  stores: {
    method: 'GET',
    path: '/api/stores',
    summary: 'Stores, those that sold most or the best rated first',
    access: 'everybody',
    query: storesQuerySchema,
    answers: { 200: answer(z.array(storeSchema)) },
    accepts: answer(z.array(receivedStoreSchema)),
  },
  store: {
    method: 'GET',
    path: '/api/stores/{idOrSlug}',
    summary: 'One store with its seller card',
    access: 'everybody',
    params: z.object({ idOrSlug: slug }),
    answers: { 200: answer(storeSchema) },
    accepts: answer(receivedStoreSchema),
  },
  heroBanners: {
    method: 'GET',
    path: '/api/banners',
    summary: 'The hero banners',
    access: 'everybody',
    answers: { 200: answer(z.array(bannerSchema)) },
  },
  promotionalBanners: {
    method: 'GET',
    path: '/api/promotional-banners/active',
    summary: 'The promotional banners',
    access: 'everybody',
    answers: { 200: answer(z.array(bannerSchema)) },
  },
  home: {
    method: 'GET',
    path: '/api/home',
    summary: 'The home page: its banners, its sections in their order, and the picks',
    access: 'everybody',
    answers: { 200: answer(homeSchema) },
  },
  homePreview: {
    method: 'GET',
    path: '/api/home/preview',
    summary: 'The home page at another moment, for who has a key of an operator',
    access: 'everybody',
    query: homePreviewQuerySchema,
    answers: { 200: answer(homePreviewSchema) },
  },
} as const satisfies Rows;
