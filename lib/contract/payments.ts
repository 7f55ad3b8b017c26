import { z } from 'zod';
import type { Rows } from './row';
import { acknowledgementSchema, answer } from './schemas/common';
import {
  paymentMethodsSchema,
  paymentStatusAnswerSchema,
  providerCheckoutAnswerSchema,
  providerParams,
  verifyPaymentSchema,
} from './schemas/payments';

const params = z.object({ id: z.string().trim().min(1).max(40) });

export const paymentsContract = {
  methods: {
    method: 'GET',
    path: '/api/payments/methods',
    summary: 'The ways to pay that this shop offers',
    access: 'everybody',
    answers: { 200: answer(paymentMethodsSchema) },
  },
  createOrder: {
    method: 'POST',
    path: '/api/payments/create-order/{id}',
    summary: 'What the checkout of the payment provider needs for an order (id or number)',
    access: 'shopper',
    params,
    answers: { 200: providerCheckoutAnswerSchema },
  },
  verify: {
    method: 'POST',
    path: '/api/payments/verify-payment',
    summary: "Checks what the provider's checkout answered, and settles the order",
    access: 'shopper',
    body: verifyPaymentSchema,
    answers: { 200: paymentStatusAnswerSchema },
  },
  status: {
    method: 'GET',
    path: '/api/payments/status/{id}',
    summary: 'A payment by order or payment number; asks the provider while it is open',
    access: 'shopper',
    params,
    answers: { 200: paymentStatusAnswerSchema },
  },
  webhook: {
    method: 'POST',
    path: '/api/payments/webhook',
    summary: "The payment provider's events; accepted once stored, settled afterwards",
    access: 'everybody',
    isForeign: true,
    answers: { 200: acknowledgementSchema },
  },
  providerWebhook: {
    method: 'POST',
    path: '/api/payments/webhook/{provider}',
    summary: 'The events of one of several payment providers, by its name in our list',
    access: 'everybody',
    isForeign: true,
    params: providerParams,
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;

export const couriersContract = {
  webhook: {
    method: 'POST',
    path: '/api/couriers/webhook',
    summary: "A courier's scans; accepted once stored, read afterwards",
    access: 'everybody',
    isForeign: true,
    answers: { 200: acknowledgementSchema },
  },
  providerWebhook: {
    method: 'POST',
    path: '/api/couriers/webhook/{provider}',
    summary: 'The scans of one of several couriers, by its name in our list',
    access: 'everybody',
    isForeign: true,
    params: providerParams,
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;

export const payoutsContract = {
  webhook: {
    method: 'POST',
    path: '/api/payouts/webhook',
    summary: "The payout provider's events; accepted once stored, settled afterwards",
    access: 'everybody',
    isForeign: true,
    answers: { 200: acknowledgementSchema },
  },
  providerWebhook: {
    method: 'POST',
    path: '/api/payouts/webhook/{provider}',
    summary: 'The events of one of several payout providers, by its name in our list',
    access: 'everybody',
    isForeign: true,
    params: providerParams,
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
