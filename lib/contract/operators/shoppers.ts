import { z } from 'zod';
import type { Rows } from '../row';
import { answer } from '../schemas/common';
import {
  blockShopperSchema,
  erasedSchema,
  eraseShopperSchema,
  operatorShopperSchema,
  shopperCopySchema,
  shopperLineSchema,
  shopperParams,
  shoppersQuerySchema,
} from '../schemas/operators/shoppers';

export const operatorShoppersContract = {
  find: {
    method: 'GET',
    path: '/api/operator/shoppers',
    summary: 'Shoppers by their whole mail, phone or the number of an order (operator token)',
    access: 'operator:support',
    query: shoppersQuerySchema,
    answers: { 200: answer(z.array(shopperLineSchema)) },
  },
  shopper: {
    method: 'GET',
    path: '/api/operator/shoppers/{id}',
    summary: 'A shopper with orders, tickets, returns and reviews (operator token)',
    access: 'operator:support',
    params: shopperParams,
    answers: { 200: answer(operatorShopperSchema) },
  },
  block: {
    method: 'POST',
    path: '/api/operator/shoppers/{id}/block',
    summary: 'Ends the sessions of a shopper, who cannot sign in until unblocked (operator token)',
    access: 'operator:support',
    params: shopperParams,
    body: blockShopperSchema,
    answers: { 200: answer(operatorShopperSchema) },
  },
  unblock: {
    method: 'POST',
    path: '/api/operator/shoppers/{id}/unblock',
    summary: 'Lets a blocked shopper sign in again (operator token)',
    access: 'operator:support',
    params: shopperParams,
    body: blockShopperSchema,
    answers: { 200: answer(operatorShopperSchema) },
  },
  copy: {
    method: 'POST',
    path: '/api/operator/shoppers/{id}/copy',
    summary: 'A copy of everything that is kept about a shopper; leaves a line in the log',
    access: 'operator:support',
    params: shopperParams,
    answers: { 200: answer(shopperCopySchema) },
  },
  erase: {
    method: 'POST',
    path: '/api/operator/shoppers/{id}/erase',
    summary: 'Erases a shopper; orders and invoices stay without name, phone and street',
    access: 'operator:support',
    params: shopperParams,
    body: eraseShopperSchema,
    answers: { 200: answer(erasedSchema) },
  },
} as const satisfies Rows;
