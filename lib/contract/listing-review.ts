import { z } from 'zod';
import type { Rows } from './row';
import { acknowledgementSchema, answer, idSchema } from './schemas/common';
import { listingPricesAnswerSchema } from './schemas/promotions/prices';
import {
  decideListingSchema,
  reviewedListingSchema,
  reviewQuerySchema,
} from './schemas/seller/listings';

export const listingReviewContract = {
  list: {
    method: 'GET',
    path: '/api/operator/listings',
    summary: 'Listings that wait for a review, oldest first, or those of a status (operator token)',
    access: 'operator:catalogue',
    query: reviewQuerySchema,
    answers: { 200: answer(z.array(reviewedListingSchema)) },
  },
  prices: {
    method: 'GET',
    path: '/api/operator/listings/{id}/prices',
    summary:
      "What a listing's SKUs have cost, and from when a deal would be honest (operator token)",
    access: 'operator:catalogue',
    params: z.object({ id: idSchema }),
    answers: { 200: listingPricesAnswerSchema },
  },
  decide: {
    method: 'POST',
    path: '/api/operator/listings/{id}/decide',
    summary: 'Approves a listing, which publishes it, or rejects it with reasons (operator token)',
    access: 'operator:catalogue',
    params: z.object({ id: idSchema }),
    body: decideListingSchema,
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
