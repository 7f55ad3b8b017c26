import type { Locale } from '@/lib/i18n/locales';
import { request } from './request';
import type { Answer } from './schemas/common';
import type { Quote, QuoteBody } from './schemas/quote';

/** What ordering these cart lines to a pincode would mean: dates, shipping, ways to pay, totals. */
export const getQuote = async (lang: Locale, body: QuoteBody) =>
  (await request<Answer<Quote>>('/api/checkout/quote', { method: 'POST', lang, body })).data;
