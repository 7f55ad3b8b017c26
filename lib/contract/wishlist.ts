import { z } from 'zod';
import { receivedWishlistItemSchema, receivedWishlistSchema } from './received';
import type { Rows } from './row';
import { acknowledgementSchema, idSchema } from './schemas/common';
import {
  addToWishlistSchema,
  wishlistAnswerSchema,
  wishlistItemAnswerSchema,
} from './schemas/wishlist';

export const wishlistContract = {
  view: {
    method: 'GET',
    path: '/api/wishlist',
    summary: 'The wishlist, the newest first',
    access: 'shopper',
    answers: { 200: wishlistAnswerSchema },
    accepts: receivedWishlistSchema,
  },
  add: {
    method: 'POST',
    path: '/api/wishlist/add',
    summary: 'Puts a product on the wishlist; what is there already is answered as it is',
    access: 'shopper',
    body: addToWishlistSchema,
    answers: { 201: wishlistItemAnswerSchema },
    accepts: receivedWishlistItemSchema,
  },
  remove: {
    method: 'DELETE',
    path: '/api/wishlist/remove/{id}',
    summary: "Takes an item off the wishlist; `id` is the item's own",
    access: 'shopper',
    params: z.object({ id: idSchema }),
    answers: { 200: acknowledgementSchema },
    accepts: acknowledgementSchema.partial(),
  },
} as const satisfies Rows;
