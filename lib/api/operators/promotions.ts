import type { Locale } from '@/lib/i18n/locales';
import { call, dataOf, type InputOf } from '../call';
import type { OperatorCouponBody } from '../schemas/coupons/manage';

type Query = InputOf<'GET /api/operator/coupons'>['query'];

/** The calls by which operators run coupons. */
export const operatorCoupons = {
  list: (lang: Locale, query: Query) => dataOf(call('GET /api/operator/coupons', { lang, query })),
  read: (lang: Locale, id: number) =>
    dataOf(call('GET /api/operator/coupons/{id}', { lang, params: { id } })),
  create: (lang: Locale, body: OperatorCouponBody) =>
    dataOf(call('POST /api/operator/coupons', { lang, body })),
  /** Leaves code and payer as they are. */
  change: (lang: Locale, id: number, body: OperatorCouponBody) =>
    dataOf(call('PUT /api/operator/coupons/{id}', { lang, params: { id }, body })),
  pause: (lang: Locale, id: number, isPaused: boolean) =>
    dataOf(
      isPaused
        ? call('POST /api/operator/coupons/{id}/pause', { lang, params: { id } })
        : call('POST /api/operator/coupons/{id}/resume', { lang, params: { id } }),
    ),
};

type GetMarketDealsQuery = InputOf<'GET /api/operator/deals'>['query'];

/** A page of the deals of all stores. */
export const getMarketDeals = (lang: Locale, query: GetMarketDealsQuery) =>
  dataOf(call('GET /api/operator/deals', { lang, query }));

/** Ends a running deal, or takes away one to come. */
export const stopDeal = (lang: Locale, id: number, reason: string) =>
  call('POST /api/operator/deals/{id}/stop', { lang, params: { id }, body: { reason } });
