import { numberParams } from '../request-parts';
import type { Rows } from '../row';
import { answer } from '../schemas/common';
import { askedSchema, paymentInboxSchema, paymentParams } from '../schemas/operators/payments';

export const operatorPaymentsContract = {
  inbox: {
    method: 'GET',
    path: '/api/operator/payments',
    summary: 'Payments, refunds and events that wait, and captures that paid no order',
    access: 'operator:finance',
    answers: { 200: answer(paymentInboxSchema) },
  },
  ask: {
    method: 'POST',
    path: '/api/operator/payments/{number}/ask',
    summary: 'Asks the provider about a payment now; changes what the provider says',
    access: 'operator:finance',
    params: numberParams,
    answers: { 200: answer(askedSchema) },
  },
  settleEvent: {
    method: 'POST',
    path: '/api/operator/payments/events/{id}/settle',
    summary: 'Settles a stored event now',
    access: 'operator:finance',
    params: paymentParams,
    answers: { 200: answer(askedSchema) },
  },
  retryRefund: {
    method: 'POST',
    path: '/api/operator/payments/refunds/{id}/retry',
    summary: 'Sends a refund to the provider now, also one that had failed for good',
    access: 'operator:finance',
    params: paymentParams,
    answers: { 200: answer(askedSchema) },
  },
} as const satisfies Rows;
