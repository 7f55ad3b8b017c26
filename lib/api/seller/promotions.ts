import type { Locale } from '@/lib/i18n/locales';
import { type BodyOf, call, dataOf, type InputOf } from '../call';

type Query = NonNullable<InputOf<'GET /api/seller/promotions/coupons'>['query']>;

export const listSellerCoupons = (lang: Locale, query: Query) =>
  dataOf(call('GET /api/seller/promotions/coupons', { lang, query }));

export const getSellerCoupon = (lang: Locale, id: number) =>
  dataOf(call('GET /api/seller/promotions/coupons/{id}', { lang, params: { id } }));

export const addSellerCoupon = (
  lang: Locale,
  body: BodyOf<'POST /api/seller/promotions/coupons'>,
) => dataOf(call('POST /api/seller/promotions/coupons', { lang, body }));

export const changeSellerCoupon = (
  lang: Locale,
  id: number,
  body: BodyOf<'PUT /api/seller/promotions/coupons/{id}'>,
) => dataOf(call('PUT /api/seller/promotions/coupons/{id}', { lang, params: { id }, body }));

/** Pauses a coupon, or lets it be used again. */
export const pauseSellerCoupon = (lang: Locale, id: number, pauses: boolean) =>
  pauses
    ? dataOf(call('POST /api/seller/promotions/coupons/{id}/pause', { lang, params: { id } }))
    : dataOf(call('POST /api/seller/promotions/coupons/{id}/resume', { lang, params: { id } }));

type ListDealsQuery = NonNullable<InputOf<'GET /api/seller/promotions/deals'>['query']>;
type Body = BodyOf<'POST /api/seller/promotions/deals'>;

export const listDeals = (lang: Locale, query: ListDealsQuery) =>
  dataOf(call('GET /api/seller/promotions/deals', { lang, query }));

export const getDeal = (lang: Locale, id: number) =>
  dataOf(call('GET /api/seller/promotions/deals/{id}', { lang, params: { id } }));

/** A new deal; with `id` that deal is changed. */
export const saveDeal = (lang: Locale, body: Body, id?: number) =>
  id === undefined
    ? dataOf(call('POST /api/seller/promotions/deals', { lang, body }))
    : dataOf(call('PUT /api/seller/promotions/deals/{id}', { lang, params: { id }, body }));

export const endDeal = (lang: Locale, id: number) =>
  dataOf(call('POST /api/seller/promotions/deals/{id}/end', { lang, params: { id } }));

export const removeDeal = (lang: Locale, id: number) =>
  call('DELETE /api/seller/promotions/deals/{id}', { lang, params: { id } });
