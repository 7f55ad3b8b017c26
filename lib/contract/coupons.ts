import type { Rows } from './row';
import { answer } from './schemas/common';
import {
  couponDetailSchema,
  couponParamsSchema,
  couponSchema,
  couponsPageSchema,
  couponsQuerySchema,
  operatorCouponBodySchema,
  operatorCouponChangeSchema,
  sellerCouponBodySchema,
  sellerCouponChangeSchema,
} from './schemas/coupons/manage';
import { productCouponsSchema } from './schemas/coupons/product';

const params = couponParamsSchema;
const seller = { access: 'seller:catalogue', scope: 'listings' } as const;
const operator = { access: 'operator:catalogue' } as const;

/** Coupons as shoppers see them at a product, and as their payers manage them. */
export const couponsContract = {
  ofProduct: {
    method: 'GET',
    path: '/api/products/{id}/coupons',
    summary:
      'Public coupons that take something off one piece of a product, and the price they make',
    access: 'everybody',
    fromReplica: true,
    params,
    answers: { 200: answer(productCouponsSchema) },
  },
  listOwn: {
    method: 'GET',
    path: '/api/seller/promotions/coupons',
    summary: 'The coupons that the store pays for, the newest first, with their uses and cost',
    ...seller,
    query: couponsQuerySchema,
    answers: { 200: answer(couponsPageSchema) },
  },
  createOwn: {
    method: 'POST',
    path: '/api/seller/promotions/coupons',
    summary: "A coupon for the store's own goods, which the store pays for",
    ...seller,
    body: sellerCouponBodySchema,
    answers: { 201: answer(couponSchema) },
  },
  readOwn: {
    method: 'GET',
    path: '/api/seller/promotions/coupons/{id}',
    summary: 'A coupon of the store, with the orders that used it',
    ...seller,
    params,
    answers: { 200: answer(couponDetailSchema) },
  },
  changeOwn: {
    method: 'PUT',
    path: '/api/seller/promotions/coupons/{id}',
    summary: 'Changes what later orders get of it; its code stays',
    ...seller,
    params,
    body: sellerCouponChangeSchema,
    answers: { 200: answer(couponSchema) },
  },
  pauseOwn: {
    method: 'POST',
    path: '/api/seller/promotions/coupons/{id}/pause',
    summary: 'Takes nothing off any more until it is resumed; orders keep what they have',
    ...seller,
    params,
    answers: { 200: answer(couponSchema) },
  },
  resumeOwn: {
    method: 'POST',
    path: '/api/seller/promotions/coupons/{id}/resume',
    summary: 'Lets a paused coupon be used again',
    ...seller,
    params,
    answers: { 200: answer(couponSchema) },
  },
  list: {
    method: 'GET',
    path: '/api/operator/coupons',
    summary: 'All coupons, the newest first, with their uses and cost',
    ...operator,
    query: couponsQuerySchema,
    answers: { 200: answer(couponsPageSchema) },
  },
  create: {
    method: 'POST',
    path: '/api/operator/coupons',
    summary: 'A coupon that the market pays for, or a store',
    ...operator,
    body: operatorCouponBodySchema,
    answers: { 201: answer(couponSchema) },
  },
  read: {
    method: 'GET',
    path: '/api/operator/coupons/{id}',
    summary: 'A coupon, with the orders that used it',
    ...operator,
    params,
    answers: { 200: answer(couponDetailSchema) },
  },
  change: {
    method: 'PUT',
    path: '/api/operator/coupons/{id}',
    summary: 'Changes what later orders get of it; its code and who pays stay',
    ...operator,
    params,
    body: operatorCouponChangeSchema,
    answers: { 200: answer(couponSchema) },
  },
  pause: {
    method: 'POST',
    path: '/api/operator/coupons/{id}/pause',
    summary: 'Takes nothing off any more until it is resumed; orders keep what they have',
    ...operator,
    params,
    answers: { 200: answer(couponSchema) },
  },
  resume: {
    method: 'POST',
    path: '/api/operator/coupons/{id}/resume',
    summary: 'Lets a paused coupon be used again',
    ...operator,
    params,
    answers: { 200: answer(couponSchema) },
  },
} as const satisfies Rows;
