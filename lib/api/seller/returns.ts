import type { Locale } from '@/lib/i18n/locales';
import { type BodyOf, call, dataOf } from '../call';
import type { ReturnTab } from '../schemas/returns/terms';
import { type UploadOptions, upload } from '../upload';

/** The returns of a tab, those whose time runs out first. */
export const listReturns = (lang: Locale, query: { tab: ReturnTab; page: number }) =>
  dataOf(call('GET /api/seller/returns', { lang, query }));

export const getReturn = (lang: Locale, id: number) =>
  dataOf(call('GET /api/seller/returns/{id}', { lang, params: { id } }));

export const acceptReturn = (lang: Locale, id: number) =>
  dataOf(call('POST /api/seller/returns/{id}/accept', { lang, params: { id } }));

export const refuseReturn = (
  lang: Locale,
  id: number,
  body: BodyOf<'POST /api/seller/returns/{id}/refuse'>,
) => dataOf(call('POST /api/seller/returns/{id}/refuse', { lang, params: { id }, body }));

export const notePickedUp = (lang: Locale, id: number) =>
  dataOf(call('POST /api/seller/returns/{id}/picked-up', { lang, params: { id } }));

export const noteNotReceived = (
  lang: Locale,
  id: number,
  body: BodyOf<'POST /api/seller/returns/{id}/not-received'>,
) => dataOf(call('POST /api/seller/returns/{id}/not-received', { lang, params: { id }, body }));

export const noteReceived = (
  lang: Locale,
  id: number,
  body: BodyOf<'POST /api/seller/returns/{id}/received'>,
) => dataOf(call('POST /api/seller/returns/{id}/received', { lang, params: { id }, body }));

/** What becomes of goods that came back damaged. */
export const decideReceived = (
  lang: Locale,
  id: number,
  body: BodyOf<'POST /api/seller/returns/{id}/decide'>,
) => dataOf(call('POST /api/seller/returns/{id}/decide', { lang, params: { id }, body }));

export const getCreditNote = async (lang: Locale, id: number) =>
  (await dataOf(call('GET /api/seller/returns/{id}/credit-note', { lang, params: { id } })))
    .credit_notes;

/** Uploads a picture for the refusal that is being written. In the browser only. */
export function addRefusalPicture(lang: Locale, picture: File, options: UploadOptions) {
  const form = new FormData();
  form.set('picture', picture);
  return dataOf(upload('POST /api/seller/return-pictures', lang, form, options));
}
