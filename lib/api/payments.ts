import type { Locale } from '@/lib/i18n/locales';
import { request } from './request';
import type { Answer } from './schemas/common';
import type {
  PaymentMethods,
  PaymentStatus,
  ProviderCheckout,
  VerifyPaymentBody,
} from './schemas/payments';

/** The ways to pay that this shop offers at all; `getQuote` says which of them an order may take. */
export const getPaymentMethods = async (lang: Locale) =>
  (await request<Answer<PaymentMethods>>('/api/payments/methods', { lang })).data;

/** What the provider's checkout needs to take the payment of an order. Asking again is harmless. */
export const createPaymentOrder = async (lang: Locale, order: number | string) =>
  (
    await request<Answer<ProviderCheckout>>(
      `/api/payments/create-order/${encodeURIComponent(order)}`,
      { method: 'POST', lang },
    )
  ).data;

/** Hands in what the provider's checkout gave to its `handler`. */
export const verifyPayment = async (lang: Locale, body: VerifyPaymentBody) =>
  (
    await request<Answer<PaymentStatus>>('/api/payments/verify-payment', {
      method: 'POST',
      lang,
      body,
    })
  ).data;

/** By order or payment number; asks the provider again while the payment is open. */
export const getPaymentStatus = async (lang: Locale, number: string) =>
  (
    await request<Answer<PaymentStatus>>(`/api/payments/status/${encodeURIComponent(number)}`, {
      lang,
    })
  ).data;
