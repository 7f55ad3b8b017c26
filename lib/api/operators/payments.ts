import type { Locale } from '@/lib/i18n/locales';
import { call, dataOf } from '../call';

/** What of the payments waits for somebody. */
export const getPaymentInbox = (lang: Locale) =>
  dataOf(call('GET /api/operator/payments', { lang }));

export const askAboutPayment = (lang: Locale, number: string) =>
  dataOf(call('POST /api/operator/payments/{number}/ask', { lang, params: { number } }));

export const settleEvent = (lang: Locale, id: number) =>
  dataOf(call('POST /api/operator/payments/events/{id}/settle', { lang, params: { id } }));

export const retryRefund = (lang: Locale, id: number) =>
  dataOf(call('POST /api/operator/payments/refunds/{id}/retry', { lang, params: { id } }));
