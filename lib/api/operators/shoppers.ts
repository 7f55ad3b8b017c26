import type { Locale } from '@/lib/i18n/locales';
import { type BodyOf, call, dataOf } from '../call';

/** Shoppers by their whole mail, phone or the number of an order. */
export const findShoppers = (lang: Locale, search: string) =>
  dataOf(call('GET /api/operator/shoppers', { lang, query: { search } }));

export const getShopper = (lang: Locale, id: number) =>
  dataOf(call('GET /api/operator/shoppers/{id}', { lang, params: { id } }));

export const blockShopper = (lang: Locale, id: number, reason: string) =>
  dataOf(
    call('POST /api/operator/shoppers/{id}/block', { lang, params: { id }, body: { reason } }),
  );

export const unblockShopper = (lang: Locale, id: number, reason: string) =>
  dataOf(
    call('POST /api/operator/shoppers/{id}/unblock', { lang, params: { id }, body: { reason } }),
  );

export const copyOfShopper = (lang: Locale, id: number) =>
  dataOf(call('POST /api/operator/shoppers/{id}/copy', { lang, params: { id } }));

export const eraseShopper = (
  lang: Locale,
  id: number,
  body: BodyOf<'POST /api/operator/shoppers/{id}/erase'>,
) => dataOf(call('POST /api/operator/shoppers/{id}/erase', { lang, params: { id }, body }));
