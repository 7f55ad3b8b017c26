import { z } from 'zod';
import type { Rows } from './row';
import { answer } from './schemas/common';
import { productFeedPageSchema, productFeedQuerySchema } from './schemas/product-feed';
import {
  sitemapKinds,
  sitemapPageSchema,
  sitemapQuerySchema,
  sitemapShardSchema,
} from './schemas/sitemap';

export const sitemapContract = {
  shards: {
    method: 'GET',
    path: '/api/sitemap',
    summary: 'The shards of everything that has a page, each with its last change',
    access: 'everybody',
    fromReplica: true,
    answers: { 200: answer(z.array(sitemapShardSchema)) },
  },
  entries: {
    method: 'GET',
    path: '/api/sitemap/{kind}',
    summary: 'A shard of what has a page: slugs and pictures by ascending id, `after` by `after`',
    access: 'everybody',
    fromReplica: true,
    params: z.object({ kind: z.enum(sitemapKinds) }),
    query: sitemapQuerySchema,
    answers: { 200: answer(sitemapPageSchema) },
  },
} as const satisfies Rows;

export const productFeedContract = {
  products: {
    method: 'GET',
    path: '/api/product-feed',
    summary:
      'Every SKU on sale as product search engines take it, by ascending id, `after` by `after`',
    access: 'everybody',
    fromReplica: true,
    limit: 'search',
    query: productFeedQuerySchema,
    answers: { 200: answer(productFeedPageSchema) },
  },
} as const satisfies Rows;
