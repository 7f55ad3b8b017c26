import { z } from 'zod';
import { reviewsQuerySchema, reviewsSchema } from '../schemas/catalog';
import { answer, idSchema } from '../schemas/common';
import { ownReviewSchema, reviewAnswerSchema, reviewBodySchema } from '../schemas/reviews';
import type { Rows } from './row';

const params = z.object({ id: idSchema });

export const reviewsContract = {
  list: {
    method: 'GET',
    path: '/api/products/{id}/reviews',
    summary: "A product's reviews and their summary",
    access: 'everybody',
    params,
    query: reviewsQuerySchema,
    answers: { 200: answer(reviewsSchema) },
  },
  own: {
    method: 'GET',
    path: '/api/products/{id}/reviews/mine',
    summary: 'Whether the shopper may review the product, and the review they wrote',
    access: 'shopper',
    params,
    answers: { 200: answer(ownReviewSchema) },
  },
  add: {
    method: 'POST',
    path: '/api/products/{id}/reviews',
    summary: 'Reviews a product; only who has received it, once',
    access: 'shopper',
    limit: 'write',
    params,
    body: reviewBodySchema,
    answers: { 201: reviewAnswerSchema },
  },
} as const satisfies Rows;
