import type { Locale } from '@/lib/i18n/locales';
import { call, dataOf, type InputOf } from '../call';

type Query = InputOf<'GET /api/operator/deals'>['query'];

/** A page of the deals of all stores. */
export const getMarketDeals = (lang: Locale, query: Query) =>
  dataOf(call('GET /api/operator/deals', { lang, query }));

/** Ends a running deal, or takes away one to come. */
export const stopDeal = (lang: Locale, id: number, reason: string) =>
  call('POST /api/operator/deals/{id}/stop', { lang, params: { id }, body: { reason } });
