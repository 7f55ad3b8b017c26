import type { Locale } from '@/lib/i18n/locales';
import { type BodyOf, call, dataOf, type InputOf } from '../call';

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

type Query = NonNullable<InputOf<'GET /api/operator/catalogue/listings'>['query']>;

/** A page of all stores' listings. */
export const getManagedListings = (lang: Locale, query: Query) =>
  dataOf(call('GET /api/operator/catalogue/listings', { lang, query }));

/** All stores' SKUs as CSV, to be followed as a link. */
export const catalogueExport = '/api/operator/catalogue/export';

/** Which listings a change would change, as they stand now. */
export const previewListingEdit = (
  lang: Locale,
  body: BodyOf<'POST /api/operator/catalogue/preview'>,
) => dataOf(call('POST /api/operator/catalogue/preview', { lang, body, timeout: 60_000 }));

/** Changes at most 200 listings. */
export const editListings = (lang: Locale, body: BodyOf<'POST /api/operator/catalogue/edits'>) =>
  dataOf(call('POST /api/operator/catalogue/edits', { lang, body, timeout: 60_000 }));
