import { z } from 'zod';
import { numberParams, orderNumberParams } from './request-parts';
import type { Rows } from './row';
import { acknowledgementSchema, answer, idSchema } from './schemas/common';
import {
  advanceShipmentSchema,
  operatorOrderAnswerSchema,
  operatorShipmentAnswerSchema,
  operatorShipmentsAnswerSchema,
  operatorShipmentsQuerySchema,
} from './schemas/operator';
import { operatorSellerSchema } from './schemas/operators/sellers';
import { searchCountsQuerySchema, searchCountsSchema } from './schemas/search-counts';
import { applicationsQuerySchema, applicationsSchema, decisionSchema } from './schemas/vendors';

const idParams = z.object({ id: idSchema });

export const operatorContract = {
  shipments: {
    method: 'GET',
    path: '/api/operator/shipments',
    summary: 'Shipments of a status or an order, else all that are under way (operator token)',
    access: 'operator:orders',
    query: operatorShipmentsQuerySchema,
    answers: { 200: operatorShipmentsAnswerSchema },
  },
  shipment: {
    method: 'GET',
    path: '/api/operator/shipments/{id}',
    summary: 'One shipment (operator token)',
    access: 'operator:orders',
    params: idParams,
    answers: { 200: operatorShipmentAnswerSchema },
  },
  order: {
    method: 'GET',
    path: '/api/operator/orders/{orderNumber}',
    summary: "Any shopper's order (operator token)",
    access: 'operator:orders',
    params: orderNumberParams,
    answers: { 200: operatorOrderAnswerSchema },
  },
  advanceShipment: {
    method: 'POST',
    path: '/api/operator/shipments/{id}/advance',
    summary: 'Moves a shipment one step (operator token)',
    access: 'operator:orders',
    params: idParams,
    body: advanceShipmentSchema,
    answers: { 200: operatorShipmentAnswerSchema },
  },
  vendors: {
    method: 'GET',
    path: '/api/operator/vendors',
    summary: 'Applications and stores, newest first (operator token)',
    access: 'operator:sellers',
    query: applicationsQuerySchema,
    answers: { 200: answer(applicationsSchema) },
  },
  vendor: {
    method: 'GET',
    path: '/api/operator/vendors/{number}',
    summary: 'A store with its facts, how it serves shoppers, and who shares facts with it',
    access: 'operator:sellers',
    params: numberParams,
    answers: { 200: answer(operatorSellerSchema) },
  },
  decideVendor: {
    method: 'POST',
    path: '/api/operator/vendors/{number}/decide',
    summary: 'Approves, rejects or suspends a store, and tells its vendor (operator token)',
    access: 'operator:sellers',
    params: numberParams,
    body: decisionSchema,
    answers: { 200: acknowledgementSchema },
  },
  searches: {
    method: 'GET',
    path: '/api/operator/searches',
    summary:
      'The most frequent searches of the last days, or those that find nothing (operator token)',
    access: 'operator:catalogue',
    query: searchCountsQuerySchema,
    answers: { 200: searchCountsSchema },
  },
} as const satisfies Rows;
