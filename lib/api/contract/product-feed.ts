import { answer } from '../schemas/common';
import { productFeedPageSchema, productFeedQuerySchema } from '../schemas/product-feed';
import type { Rows } from './row';

export const productFeedContract = {
  products: {
    method: 'GET',
    path: '/api/product-feed',
    summary:
      'Every SKU on sale as product search engines take it, by ascending id, `after` by `after`',
    access: 'everybody',
    limit: 'search',
    query: productFeedQuerySchema,
    answers: { 200: answer(productFeedPageSchema) },
  },
} as const satisfies Rows;
