import { z } from 'zod';
import { receivedAcknowledgement, receivedCartLineSchema, receivedCartSchema } from './received';
import type { Rows } from './row';
import {
  addToCartSchema,
  cartAnswerSchema,
  cartLineAnswerSchema,
  savedItemsAnswerSchema,
  updateCartSchema,
} from './schemas/cart';
import { acknowledgementSchema, answer, idSchema } from './schemas/common';
import { cartCouponBodySchema, cartCouponSchema, cartOffersSchema } from './schemas/coupons/cart';
import { pincodeSchema } from './schemas/identifiers';

const params = z.object({ cartItemId: idSchema });

const savedParams = z.object({ id: idSchema });

const lineIdsSchema = z
  .string()
  .max(2000)
  .regex(/^\d{1,15}(,\d{1,15})*$/)
  .transform((ids) => ids.split(',').map(Number))
  .optional()
  .catch(undefined)
  .meta({
    type: 'string',
    description: 'cart item ids, comma-separated: only these lines and their totals',
  });

const querySchema = z.object({
  state: z
    .string()
    .max(200)
    .optional()
    .describe('delivery state, for the split of the tax; without it the default address says it'),
  pincode: pincodeSchema.optional().catch(undefined).meta({
    type: 'string',
    description: 'asked about on this device: says the state when there is no saved address',
  }),
  items: lineIdsSchema,
});

export const cartContract = {
  view: {
    method: 'GET',
    path: '/api/cart',
    summary: 'The cart and its totals',
    access: 'shopper',
    query: querySchema,
    answers: { 200: cartAnswerSchema },
    accepts: receivedCartSchema,
  },
  add: {
    method: 'POST',
    path: '/api/cart',
    summary: 'Adds a quantity of a product; 409 with what is available when that is less',
    access: 'shopper',
    body: addToCartSchema,
    answers: { 201: cartLineAnswerSchema },
    accepts: receivedAcknowledgement('Item added to cart'),
  },
  update: {
    method: 'PUT',
    path: '/api/cart/{cartItemId}',
    summary: 'Sets the quantity; below 1 removes the line',
    access: 'shopper',
    params,
    body: updateCartSchema,
    answers: { 200: cartLineAnswerSchema },
    accepts: receivedCartLineSchema,
  },
  remove: {
    method: 'DELETE',
    path: '/api/cart/{cartItemId}',
    summary: 'Removes a line',
    access: 'shopper',
    params,
    answers: { 200: acknowledgementSchema },
    accepts: receivedCartLineSchema,
  },
  clear: {
    method: 'DELETE',
    path: '/api/cart',
    summary: 'Empties the cart',
    access: 'shopper',
    answers: { 200: acknowledgementSchema },
    accepts: receivedAcknowledgement('Cart cleared'),
  },
  offers: {
    method: 'GET',
    path: '/api/cart/coupons',
    summary: 'Public coupons for what is in the cart; those that lack a sum say how much',
    access: 'shopper',
    query: z.object({ items: lineIdsSchema }),
    answers: { 200: answer(cartOffersSchema) },
  },
  addCoupon: {
    method: 'POST',
    path: '/api/cart/coupon',
    summary:
      'Puts a coupon into the cart in place of any other; 404 or 409 with the reason if it does not hold',
    access: 'shopper',
    limit: 'coupon',
    body: cartCouponBodySchema,
    answers: { 200: answer(cartCouponSchema) },
  },
  removeCoupon: {
    method: 'DELETE',
    path: '/api/cart/coupon',
    summary: 'Takes the coupon out of the cart',
    access: 'shopper',
    answers: { 200: acknowledgementSchema },
  },
  listSaved: {
    method: 'GET',
    path: '/api/cart/saved',
    summary: 'What was put aside from the cart, the newest first',
    access: 'shopper',
    answers: { 200: savedItemsAnswerSchema },
  },
  save: {
    method: 'POST',
    path: '/api/cart/{cartItemId}/save',
    summary: 'Puts a line aside for later; its product is then no longer in the cart',
    access: 'shopper',
    params,
    answers: { 200: acknowledgementSchema },
  },
  moveSaved: {
    method: 'POST',
    path: '/api/cart/saved/{id}/move',
    summary: 'Moves it back into the cart, at most as many as are available; 409 when none is',
    access: 'shopper',
    params: savedParams,
    answers: { 200: cartLineAnswerSchema },
  },
  removeSaved: {
    method: 'DELETE',
    path: '/api/cart/saved/{id}',
    summary: 'Forgets what was put aside',
    access: 'shopper',
    params: savedParams,
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
