import type { Locale } from '@/lib/i18n/locales';
import { call, dataOf } from './call';
import type { VerifyPaymentBody } from './schemas/payments';

/** The ways to pay that this shop offers at all; `getQuote` says which of them an order may take. */
export const getPaymentMethods = (lang: Locale) =>
  dataOf(call('GET /api/payments/methods', { lang }));

/** What the provider's checkout needs to take the payment of an order. Safe to repeat. */
export const createPaymentOrder = (lang: Locale, order: number | string) =>
  dataOf(call('POST /api/payments/create-order/{id}', { params: { id: order }, lang }));

/** Sends what the provider's checkout passed to its `handler`. */
export const verifyPayment = (lang: Locale, body: VerifyPaymentBody) =>
  dataOf(call('POST /api/payments/verify-payment', { lang, body }));

/** By order or payment number; asks the provider again while the payment is open. */
export const getPaymentStatus = (lang: Locale, number: string) =>
  dataOf(call('GET /api/payments/status/{id}', { params: { id: number }, lang }));
