import type { Locale } from '@/lib/i18n/locales';
import { call, dataOf } from './call';
import type { HandOverBody, RequestReturnBody } from './schemas/returns/request';
import { type UploadOptions, upload } from './upload';

/** What of an order can be sent back now, and the returns it has. */
export const getOrderReturns = (lang: Locale, orderNumber: string) =>
  dataOf(call('GET /api/orders/{orderNumber}/returns', { params: { orderNumber }, lang }));

/** The refund that a return would give; changes nothing. */
export const previewReturn = (lang: Locale, orderNumber: string, body: RequestReturnBody) =>
  dataOf(
    call('POST /api/orders/{orderNumber}/returns', {
      params: { orderNumber },
      lang,
      query: { preview: '1' },
      body,
    }),
  );

/** The same key requests only once. */
export const requestReturn = (
  lang: Locale,
  orderNumber: string,
  body: RequestReturnBody,
  idempotencyKey: string,
) =>
  dataOf(
    call('POST /api/orders/{orderNumber}/returns', {
      params: { orderNumber },
      lang,
      body,
      idempotencyKey,
    }),
  );

/** Says that the goods are on their way. */
export const handOverReturn = (lang: Locale, orderNumber: string, id: number, body: HandOverBody) =>
  dataOf(
    call('POST /api/orders/{orderNumber}/returns/{id}/hand-over', {
      params: { orderNumber, id },
      lang,
      body,
    }),
  );

export const disputeReturn = (lang: Locale, orderNumber: string, id: number, comment: string) =>
  dataOf(
    call('POST /api/orders/{orderNumber}/returns/{id}/dispute', {
      params: { orderNumber, id },
      lang,
      body: { comment },
    }),
  );

/** Uploads a picture for the return that is being written. In the browser only. */
export function addReturnPicture(lang: Locale, picture: File, options: UploadOptions) {
  const form = new FormData();
  form.set('picture', picture);
  return dataOf(upload('POST /api/return-pictures', lang, form, options));
}

/** Removes a picture that no return has yet. */
export const removeReturnPicture = (lang: Locale, id: number) =>
  call('DELETE /api/return-pictures/{id}', { params: { id }, lang });

/** The credit notes of an order, oldest first. */
export const getCreditNotes = async (lang: Locale, orderNumber: string) =>
  (
    await dataOf(
      call('GET /api/orders/{orderNumber}/creditNotes', { params: { orderNumber }, lang }),
    )
  ).credit_notes;
