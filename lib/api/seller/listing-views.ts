import type { Locale } from '@/lib/i18n/locales';
import { type BodyOf, call, dataOf } from '../call';

export const getListingViews = (lang: Locale) =>
  dataOf(call('GET /api/seller/listing-views', { lang }));

/** Answers all views. */
export const saveListingView = (lang: Locale, body: BodyOf<'PUT /api/seller/listing-views'>) =>
  dataOf(call('PUT /api/seller/listing-views', { lang, body }));

/** Answers those that are left. */
export const removeListingView = (lang: Locale, id: number) =>
  dataOf(call('DELETE /api/seller/listing-views/{id}', { lang, params: { id } }));
