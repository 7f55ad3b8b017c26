import { z } from 'zod';
import { orderHeaders, orderNumberParams } from '../request-parts';
import type { Rows } from '../row';
import { acknowledgementSchema, answer, idSchema } from '../schemas/common';
import {
  cashDueSchema,
  cashQuerySchema,
  depositResultSchema,
  depositSchema,
} from '../schemas/operators/cash';
import { cashRiskQuerySchema, cashRiskReportSchema } from '../schemas/operators/cash-risk';
import { waitingBookingsQuerySchema, waitingBookingsSchema } from '../schemas/operators/couriers';
import {
  operatorOrderSchema,
  operatorOrdersQuerySchema,
  operatorOrdersSchema,
  orderNoteSchema,
} from '../schemas/operators/orders';
import { promiseReportSchema } from '../schemas/operators/promises';
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
} from '../schemas/operators/refunds';
import {
  heldCashQuerySchema,
  heldCashSchema,
  newRemittanceSchema,
  remittanceResultSchema,
} from '../schemas/operators/remittances';
import { cancelOrderSchema } from '../schemas/orders';
import { arrivalDecisionSchema } from '../schemas/orders/arrival';
import {
  failedDeliveriesAnswerSchema,
  marketFailedDeliveriesQuerySchema,
} from '../schemas/orders/failed-deliveries';

export const operatorOrdersContract = {
  list: {
    method: 'GET',
    path: '/api/operator/orders',
    summary: 'Orders, newest first, or those that a number, mail or phone finds (operator token)',
    access: 'operator:orders',
    query: operatorOrdersQuerySchema,
    answers: { 200: answer(operatorOrdersSchema) },
  },
  details: {
    method: 'GET',
    path: '/api/operator/orders/{orderNumber}/details',
    summary: 'An order with everything that happened to it (operator token)',
    access: 'operator:orders',
    params: orderNumberParams,
    answers: { 200: answer(operatorOrderSchema) },
  },
  note: {
    method: 'POST',
    path: '/api/operator/orders/{orderNumber}/notes',
    summary: 'Adds a note that only operators read; notes stay (operator token)',
    access: 'operator:orders',
    params: orderNumberParams,
    body: orderNoteSchema,
    answers: { 200: answer(operatorOrderSchema) },
  },
  cancel: {
    method: 'POST',
    path: '/api/operator/orders/{orderNumber}/cancel',
    summary: 'Cancels an order or some of its items; `preview` changes nothing (operator token)',
    access: 'operator:orders',
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
    access: 'operator:orders',
    params: z.object({ id: idSchema }),
    body: arrivalDecisionSchema,
    answers: { 200: acknowledgementSchema },
  },
  courierBookings: {
    method: 'GET',
    path: '/api/operator/courier-bookings',
    summary: 'Bookings at couriers that hang or were refused (operator token)',
    access: 'operator:orders',
    query: waitingBookingsQuerySchema,
    answers: { 200: answer(waitingBookingsSchema) },
  },
  failedDeliveries: {
    method: 'GET',
    path: '/api/operator/failed-deliveries',
    summary: 'Shipments whose delivery failed, with attempts and the next move (operator token)',
    access: 'operator:orders',
    query: marketFailedDeliveriesQuerySchema,
    answers: { 200: failedDeliveriesAnswerSchema },
  },
  deliveryPromises: {
    method: 'GET',
    path: '/api/operator/delivery-promises',
    summary: 'How promised days of delivery were kept in ninety days, by lane (operator token)',
    access: 'operator:orders',
    answers: { 200: answer(promiseReportSchema) },
  },
  cashRisk: {
    method: 'GET',
    path: '/api/operator/cash-risk',
    summary: 'How well the risk of cash orders is foretold, and what each threshold would do',
    access: 'operator:finance',
    query: cashRiskQuerySchema,
    answers: { 200: answer(cashRiskReportSchema) },
  },
  trainCashRisk: {
    method: 'POST',
    path: '/api/operator/cash-risk/train',
    summary: 'Learns the risk of cash orders from finished ones: new weights as a new version',
    access: 'operator:team',
    answers: { 200: answer(cashRiskReportSchema) },
  },
  cashDue: {
    method: 'GET',
    path: '/api/operator/cash',
    summary: 'Delivered orders whose cash nobody has entered yet (operator token)',
    access: 'operator:finance',
    query: cashQuerySchema,
    answers: { 200: answer(cashDueSchema) },
  },
  enterCash: {
    method: 'POST',
    path: '/api/operator/cash',
    summary: 'Enters cash that courier or store has handed over, order by order (operator token)',
    access: 'operator:finance',
    body: depositSchema,
    answers: { 200: answer(depositResultSchema) },
  },
  heldCash: {
    method: 'GET',
    path: '/api/operator/cash/held',
    summary: 'The cash that couriers and stores hold, with surpluses, sums and what each has',
    access: 'operator:finance',
    query: heldCashQuerySchema,
    answers: { 200: answer(heldCashSchema) },
  },
  enterRemittance: {
    method: 'POST',
    path: '/api/operator/cash/remittances',
    summary: "Enters a courier's remittance by AWB numbers, each once for its reference",
    access: 'operator:finance',
    body: newRemittanceSchema,
    answers: { 200: answer(remittanceResultSchema) },
  },
  refund: {
    method: 'POST',
    path: '/api/operator/orders/{orderNumber}/refunds',
    summary:
      'Refunds a part of what was paid, once for the same Idempotency-Key; above the limit it waits for another operator',
    access: 'operator:orders',
    params: orderNumberParams,
    headers: orderHeaders,
    body: newRefundSchema,
    answers: { 201: answer(refundRequestSchema) },
  },
  refunds: {
    method: 'GET',
    path: '/api/operator/refunds',
    summary: 'Refunds that operators asked for: waiting for approval, to be paid out, or all',
    access: 'operator:finance',
    query: refundsQuerySchema,
    answers: { 200: answer(refundsSchema) },
  },
  decideRefund: {
    method: 'POST',
    path: '/api/operator/refunds/{id}/decide',
    summary: 'Approves or refuses a refund that another operator asked for',
    access: 'operator:finance',
    params: refundParams,
    body: decideRefundSchema,
    answers: { 200: answer(refundRequestSchema) },
  },
  paidRefund: {
    method: 'POST',
    path: '/api/operator/refunds/{id}/paid',
    summary: 'Notes that a refund of an order paid in cash was paid out',
    access: 'operator:finance',
    params: refundParams,
    body: paidRefundSchema,
    answers: { 200: answer(refundRequestSchema) },
  },
  setLimit: {
    method: 'PUT',
    path: '/api/operator/limits/{name}',
    summary:
      'Sets up to which sum nobody else is asked: refunds of an order, or adjustments of seven days; a raised sum holds a day later',
    access: 'operator:team',
    params: operatorLimitParams,
    body: refundLimitSchema,
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
