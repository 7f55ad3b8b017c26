import type { Locale } from '@/lib/i18n/locales';
import { type BodyOf, call, dataOf, type InputOf } from '../call';

type Query = NonNullable<InputOf<'GET /api/seller/promotions/deals'>['query']>;
type Body = BodyOf<'POST /api/seller/promotions/deals'>;

export const listDeals = (lang: Locale, query: Query) =>
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
