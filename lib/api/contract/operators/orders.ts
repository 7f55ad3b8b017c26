import { z } from 'zod';
import { acknowledgementSchema, answer, idSchema } from '../../schemas/common';
import {
  cashDueSchema,
  cashQuerySchema,
  depositResultSchema,
  depositSchema,
} from '../../schemas/operators/cash';
import {
  operatorOrderSchema,
  operatorOrdersQuerySchema,
  operatorOrdersSchema,
  orderNoteSchema,
} from '../../schemas/operators/orders';
import {
  decideRefundSchema,
  newRefundSchema,
  operatorLimitParams,
  paidRefundSchema,
  refundLimitSchema,
  refundParams,
  refundRequestSchema,
  refundsQuerySchema,
  refundsSchema,
} from '../../schemas/operators/refunds';
import { cancelOrderSchema } from '../../schemas/orders';
import { arrivalDecisionSchema } from '../../schemas/orders/arrival';
import { orderHeaders, orderNumberParams } from '../request-parts';
import type { Rows } from '../row';

export const operatorOrdersContract = {
  list: {
    method: 'GET',
    path: '/api/operator/orders',
    summary: 'Orders, newest first, or those that a number, mail or phone finds (operator token)',
    access: 'operator',
    query: operatorOrdersQuerySchema,
    answers: { 200: answer(operatorOrdersSchema) },
  },
  details: {
    method: 'GET',
    path: '/api/operator/orders/{orderNumber}/details',
    summary: 'An order with everything that happened to it (operator token)',
    access: 'operator',
    params: orderNumberParams,
    answers: { 200: answer(operatorOrderSchema) },
  },
  note: {
    method: 'POST',
    path: '/api/operator/orders/{orderNumber}/notes',
    summary: 'Adds a note that only operators read; notes stay (operator token)',
    access: 'operator',
    params: orderNumberParams,
    body: orderNoteSchema,
    answers: { 200: answer(operatorOrderSchema) },
  },
  cancel: {
    method: 'POST',
    path: '/api/operator/orders/{orderNumber}/cancel',
    summary: 'Cancels an order or some of its items; `preview` changes nothing (operator token)',
    access: 'operator',
    params: orderNumberParams,
    query: z.object({ preview: z.string().max(5).optional() }),
    body: cancelOrderSchema,
    answers: { 200: answer(z.object({ amount: z.number(), left: z.number() })) },
  },
  arrival: {
    method: 'POST',
    path: '/api/operator/shipments/{id}/arrival',
    summary:
      'Decides that a shipment arrived whose shopper says that nothing came (operator token)',
    access: 'operator',
    params: z.object({ id: idSchema }),
    body: arrivalDecisionSchema,
    answers: { 200: acknowledgementSchema },
  },
  cashDue: {
    method: 'GET',
    path: '/api/operator/cash',
    summary: 'Delivered orders whose cash nobody has entered yet (operator token)',
    access: 'operator',
    query: cashQuerySchema,
    answers: { 200: answer(cashDueSchema) },
  },
  enterCash: {
    method: 'POST',
    path: '/api/operator/cash',
    summary: 'Enters cash that courier or store has handed over, order by order (operator token)',
    access: 'operator',
    body: depositSchema,
    answers: { 200: answer(depositResultSchema) },
  },
  refund: {
    method: 'POST',
    path: '/api/operator/orders/{orderNumber}/refunds',
    summary:
      'Refunds a part of what was paid, once for the same Idempotency-Key; above the limit it waits for another operator',
    access: 'operator',
    params: orderNumberParams,
    headers: orderHeaders,
    body: newRefundSchema,
    answers: { 201: answer(refundRequestSchema) },
  },
  refunds: {
    method: 'GET',
    path: '/api/operator/refunds',
    summary: 'Refunds that operators asked for: waiting for approval, to be paid out, or all',
    access: 'operator',
    query: refundsQuerySchema,
    answers: { 200: answer(refundsSchema) },
  },
  decideRefund: {
    method: 'POST',
    path: '/api/operator/refunds/{id}/decide',
    summary: 'Approves or refuses a refund that another operator asked for',
    access: 'operator',
    params: refundParams,
    body: decideRefundSchema,
    answers: { 200: answer(refundRequestSchema) },
  },
  paidRefund: {
    method: 'POST',
    path: '/api/operator/refunds/{id}/paid',
    summary: 'Notes that a refund of an order paid in cash was paid out',
    access: 'operator',
    params: refundParams,
    body: paidRefundSchema,
    answers: { 200: answer(refundRequestSchema) },
  },
  setLimit: {
    method: 'PUT',
    path: '/api/operator/limits/{name}',
    summary:
      'Sets up to which sum nobody else is asked: refunds of an order, or adjustments of seven days; a raised sum holds a day later',
    access: 'operator',
    params: operatorLimitParams,
    body: refundLimitSchema,
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
