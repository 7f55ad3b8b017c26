import { z } from 'zod';
import { requiredFile } from './files';
import type { Rows } from './row';
import { acknowledgementSchema, answer, idSchema } from './schemas/common';
import {
  ownReviewSchema,
  receivedReviewsSchema,
  reviewAnswerSchema,
  reviewBodySchema,
  reviewPictureSchema,
  reviewsQuerySchema,
  reviewsSchema,
  voteSchema,
} from './schemas/reviews';

const params = z.object({ id: idSchema });

export const reviewsContract = {
  list: {
    method: 'GET',
    path: '/api/products/{id}/reviews',
    summary: "A product's reviews, all or those of some stars, and the summary of all",
    access: 'everybody',
    fromReplica: true,
    params,
    query: reviewsQuerySchema,
    answers: { 200: answer(reviewsSchema) },
    accepts: answer(receivedReviewsSchema),
  },
  own: {
    method: 'GET',
    path: '/api/products/{id}/reviews/mine',
    summary: 'Whether the shopper may review the product, the review they wrote, and their votes',
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
  addPicture: {
    method: 'POST',
    path: '/api/review-pictures',
    summary: 'Uploads a picture for a review that is to be written; unused ones go after a day',
    access: 'shopper',
    limit: 'picture',
    form: z.object({ picture: requiredFile }),
    answers: { 201: answer(reviewPictureSchema) },
  },
  removePicture: {
    method: 'DELETE',
    path: '/api/review-pictures/{id}',
    summary: 'Removes a picture that no review has yet',
    access: 'shopper',
    params,
    answers: { 200: acknowledgementSchema },
  },
  vote: {
    method: 'PUT',
    path: '/api/reviews/{id}/helpful',
    summary: "Finds somebody else's review helpful; again changes nothing",
    access: 'shopper',
    limit: 'write',
    params,
    answers: { 200: answer(voteSchema) },
  },
  takeBackVote: {
    method: 'DELETE',
    path: '/api/reviews/{id}/helpful',
    summary: 'Takes that back',
    access: 'shopper',
    limit: 'write',
    params,
    answers: { 200: answer(voteSchema) },
  },
} as const satisfies Rows;
