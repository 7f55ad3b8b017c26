import { z } from 'zod';
import { orderHeaders, orderNumberParams } from './request-parts';
import type { Rows } from './row';
import { productCardSchema } from './schemas/catalog';
import { answer, idSchema } from './schemas/common';
import { invoicesAnswerSchema } from './schemas/invoices';
import {
  cancelAnswerSchema,
  cancelOrderSchema,
  orderAnswerSchema,
  orderListQuerySchema,
  orderListSchema,
  placeOrderSchema,
  trackingListSchema,
  trackingSchema,
} from './schemas/orders';
import { arrivalSchema } from './schemas/orders/arrival';
import { cashCodeSentSchema, sendCashCodeSchema } from './schemas/orders/cash-code';
import { reorderSchema } from './schemas/orders/reorder';
import {
  deliveryChoiceSchema,
  deliveryLinkSchema,
  linkedChoiceSchema,
  linkedDeliverySchema,
} from './schemas/orders/scans';
import { quoteBodySchema, quoteSchema } from './schemas/quote';

const productParams = z.object({ id: idSchema });

export const ordersContract = {
  boughtWith: {
    method: 'GET',
    path: '/api/products/{id}/bought-with',
    summary:
      'Products that at least two orders had together with this one, the most frequent first',
    access: 'everybody',
    fromReplica: true,
    params: productParams,
    answers: { 200: answer(z.array(productCardSchema)) },
  },
  boughtBefore: {
    method: 'GET',
    path: '/api/bought-before',
    summary: 'Products on sale that the shopper has received before, the last bought first',
    access: 'shopper',
    answers: { 200: answer(z.array(productCardSchema)) },
  },
  quote: {
    method: 'POST',
    path: '/api/checkout/quote',
    summary:
      'What ordering cart lines to a pincode would mean: dates, shipping, ways to pay, totals',
    access: 'shopper',
    body: quoteBodySchema,
    answers: { 200: answer(quoteSchema) },
  },
  place: {
    method: 'POST',
    path: '/api/orders',
    summary: 'Places an order of cart lines; the same Idempotency-Key answers the same order',
    access: 'shopper',
    headers: orderHeaders,
    body: placeOrderSchema,
    answers: { 201: orderAnswerSchema },
  },
  sendCashCode: {
    method: 'POST',
    path: '/api/orders/cash-code',
    summary: 'Sends the code that a cash order needs, by the request of its refusal',
    access: 'shopper',
    limit: 'code',
    body: sendCashCodeSchema,
    answers: { 200: cashCodeSentSchema },
  },
  list: {
    method: 'GET',
    path: '/api/orders',
    summary: "The shopper's orders, newest first",
    access: 'shopper',
    query: orderListQuerySchema,
    answers: { 200: answer(orderListSchema) },
  },
  view: {
    method: 'GET',
    path: '/api/orders/{orderNumber}',
    summary: 'One of the shopper’s orders',
    access: 'shopper',
    params: orderNumberParams,
    answers: { 200: orderAnswerSchema },
  },
  trackAll: {
    method: 'GET',
    path: '/api/track',
    summary: 'The newest ten orders that have shipments under way',
    access: 'shopper',
    answers: { 200: answer(trackingListSchema) },
  },
  track: {
    method: 'GET',
    path: '/api/track/{orderNumber}',
    summary: 'Status, timeline and expected dates of each shipment',
    access: 'shopper',
    params: orderNumberParams,
    answers: { 200: answer(trackingSchema) },
  },
  cancel: {
    method: 'POST',
    path: '/api/orders/{id}/cancel',
    summary:
      'Cancels an order, items or a part of them until packed; ?preview=1 tells the refund only',
    access: 'shopper',
    params: z.object({ id: idSchema }),
    query: z.object({ preview: z.string().max(10).optional() }),
    headers: orderHeaders,
    body: cancelOrderSchema,
    answers: { 200: cancelAnswerSchema },
  },
  arrival: {
    method: 'POST',
    path: '/api/orders/{orderNumber}/shipments/{id}/arrival',
    summary: 'The shopper says whether a delivered shipment arrived; where not, a ticket is opened',
    access: 'shopper',
    params: orderNumberParams.extend({ id: idSchema }),
    body: arrivalSchema,
    answers: { 200: orderAnswerSchema },
  },
  deliveryChoice: {
    method: 'POST',
    path: '/api/orders/{orderNumber}/shipments/{id}/delivery-choice',
    summary: 'After a failed delivery: another day, or no longer wanted',
    access: 'shopper',
    params: orderNumberParams.extend({ id: idSchema }),
    body: deliveryChoiceSchema,
    answers: { 200: orderAnswerSchema },
  },
  linkedDelivery: {
    method: 'POST',
    path: '/api/delivery-link',
    summary: 'The failed delivery of a message’s link, with what can be chosen',
    access: 'everybody',
    limit: 'write',
    body: deliveryLinkSchema,
    answers: { 200: answer(linkedDeliverySchema) },
  },
  linkedChoice: {
    method: 'POST',
    path: '/api/delivery-link/choice',
    summary: 'Chooses by a message’s link: another day, a better address, or no longer wanted',
    access: 'everybody',
    limit: 'write',
    body: linkedChoiceSchema,
    answers: { 200: answer(linkedDeliverySchema) },
  },
  reorder: {
    method: 'POST',
    path: '/api/orders/{orderNumber}/reorder',
    summary: 'Puts what can still be had into the cart again, and tells what cannot',
    access: 'shopper',
    params: orderNumberParams,
    answers: { 200: answer(reorderSchema) },
  },
  invoices: {
    method: 'GET',
    path: '/api/orders/{orderNumber}/userInvoice',
    summary: 'The GST invoices of an order, one a parcel that has been packed',
    access: 'shopper',
    params: orderNumberParams,
    answers: { 200: invoicesAnswerSchema },
  },
} as const satisfies Rows;
