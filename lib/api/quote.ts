import type { Locale } from '@/lib/i18n/locales';
import { call, dataOf } from './call';
import type { QuoteBody } from './schemas/quote';

/** Delivery dates, shipping, payment methods and totals for these cart lines at a pincode. */
export const getQuote = (lang: Locale, body: QuoteBody) =>
  dataOf(call('POST /api/checkout/quote', { lang, body }));
