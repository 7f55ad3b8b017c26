import type { Locale } from '@/lib/i18n/locales';
import { type BodyOf, call, dataOf } from '../call';

/** Listings that wait for a review, the oldest first. */
export const getListingsToReview = (lang: Locale) =>
  dataOf(call('GET /api/operator/listings', { lang }));

/** What the SKUs of a listing have cost. */
export const getListingPrices = (lang: Locale, id: number) =>
  dataOf(call('GET /api/operator/listings/{id}/prices', { lang, params: { id } }));

export const decideListing = (
  lang: Locale,
  id: number,
  body: BodyOf<'POST /api/operator/listings/{id}/decide'>,
) => call('POST /api/operator/listings/{id}/decide', { lang, params: { id }, body });
