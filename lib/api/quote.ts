import type { Locale } from '@/lib/i18n/locales';
import { call, dataOf } from './call';
import type { QuoteBody } from './schemas/quote';

/** What ordering these cart lines to a pincode would mean: dates, shipping, ways to pay, totals. */
export const getQuote = (lang: Locale, body: QuoteBody) =>
  dataOf(call('POST /api/checkout/quote', { lang, body }));
