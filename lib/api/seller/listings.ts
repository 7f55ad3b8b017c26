import type { Locale } from '@/lib/i18n/locales';
import { answerOf, type BodyOf, call, dataOf, type InputOf } from '../call';
import { upload } from '../upload';

type Filters = NonNullable<InputOf<'GET /api/seller/listings'>['query']>;

export const listSellerListings = (lang: Locale, query: Filters) =>
  dataOf(call('GET /api/seller/listings', { lang, query }));

export const getSellerListing = (lang: Locale, id: number) =>
  dataOf(call('GET /api/seller/listings/{id}', { lang, params: { id } }));

/** A new, empty draft. */
export const addSellerListing = (lang: Locale) =>
  dataOf(
    call('POST /api/seller/listings', {
      lang,
      body: { document: { name: {}, description: {} } },
    }),
  );

/** A name in the other language, to be read before it is used. */
export const proposeListingName = (
  lang: Locale,
  body: BodyOf<'POST /api/seller/listings/proposals'>,
) => dataOf(call('POST /api/seller/listings/proposals', { lang, body }));

/** A description from what is known of a listing, to be read before it is used. */
export const proposeListingDescription = (
  lang: Locale,
  body: BodyOf<'POST /api/seller/listings/description-proposals'>,
) => dataOf(call('POST /api/seller/listings/description-proposals', { lang, body }));

export const saveSellerListing = (
  lang: Locale,
  id: number,
  body: BodyOf<'PUT /api/seller/listings/{id}'>,
) => dataOf(call('PUT /api/seller/listings/{id}', { lang, params: { id }, body }));

export const submitSellerListing = (lang: Locale, id: number, version: number) =>
  dataOf(
    call('POST /api/seller/listings/{id}/submit', { lang, params: { id }, body: { version } }),
  );

export const duplicateSellerListing = (lang: Locale, id: number) =>
  dataOf(call('POST /api/seller/listings/{id}/duplicate', { lang, params: { id } }));

export const changeSellerListings = (
  lang: Locale,
  body: BodyOf<'POST /api/seller/listings/bulk'>,
) => dataOf(call('POST /api/seller/listings/bulk', { lang, body }));

export const changeSellerSkus = (lang: Locale, body: BodyOf<'PATCH /api/seller/skus'>) =>
  dataOf(call('PATCH /api/seller/skus', { lang, body }));

/** What its SKUs have cost, and from when a deal would be honest. */
export const getSellerListingPrices = (lang: Locale, id: number) =>
  dataOf(call('GET /api/seller/listings/{id}/prices', { lang, params: { id } }));

export const listSellerRevisions = (lang: Locale, id: number) =>
  dataOf(call('GET /api/seller/listings/{id}/history', { lang, params: { id } }));

export const getSellerRevision = (lang: Locale, id: number, revision: number) =>
  dataOf(
    call('GET /api/seller/listings/{id}/history/{revision}', { lang, params: { id, revision } }),
  );

export const listCategoryAttributes = (lang: Locale, id: number) =>
  dataOf(call('GET /api/seller/categories/{id}/attributes', { lang, params: { id } }));

export const listCategorySizes = (lang: Locale, id: number) =>
  dataOf(call('GET /api/seller/categories/{id}/sizes', { lang, params: { id } }));

/** Uploads a picture; `onProgress` gets the part sent, from 0 to 1. */
export async function addSellerPicture(
  lang: Locale,
  file: File,
  onProgress: (part: number) => void,
) {
  const form = new FormData();
  form.set('picture', file);
  const answer = await answerOf(upload('POST /api/seller/pictures', lang, form, { onProgress }));
  return answer.data;
}

export const getListingViews = (lang: Locale) =>
  dataOf(call('GET /api/seller/listing-views', { lang }));

/** Answers all views. */
export const saveListingView = (lang: Locale, body: BodyOf<'PUT /api/seller/listing-views'>) =>
  dataOf(call('PUT /api/seller/listing-views', { lang, body }));

/** Answers those that are left. */
export const removeListingView = (lang: Locale, id: number) =>
  dataOf(call('DELETE /api/seller/listing-views/{id}', { lang, params: { id } }));

export const getSizeCharts = (lang: Locale) =>
  dataOf(call('GET /api/seller/size-charts', { lang }));

/** Adds a chart, or changes one; answers all. */
export const saveSizeChart = (
  lang: Locale,
  body: BodyOf<'POST /api/seller/size-charts'>,
  id?: number,
) =>
  id === undefined
    ? dataOf(call('POST /api/seller/size-charts', { lang, body }))
    : dataOf(call('PUT /api/seller/size-charts/{id}', { lang, params: { id }, body }));

/** Answers those that are left. */
export const removeSizeChart = (lang: Locale, id: number) =>
  dataOf(call('DELETE /api/seller/size-charts/{id}', { lang, params: { id } }));
