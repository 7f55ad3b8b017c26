import type { Locale } from '@/lib/i18n/locales';
import { type BodyOf, call, dataOf, type InputOf } from '../call';

/** A page of orders, newest first, or those that the search names. */
export const getOperatorOrders = (
  lang: Locale,
  query: InputOf<'GET /api/operator/orders'>['query'],
) => dataOf(call('GET /api/operator/orders', { lang, query }));

/** An order with everything that happened to it. */
export const getOperatorOrder = (lang: Locale, orderNumber: string) =>
  dataOf(call('GET /api/operator/orders/{orderNumber}/details', { lang, params: { orderNumber } }));

export const addOrderNote = (lang: Locale, orderNumber: string, text: string) =>
  dataOf(
    call('POST /api/operator/orders/{orderNumber}/notes', {
      lang,
      params: { orderNumber },
      body: { text },
    }),
  );

export const cancelAsOperator = (
  lang: Locale,
  orderNumber: string,
  body: BodyOf<'POST /api/operator/orders/{orderNumber}/cancel'>,
  preview?: '1',
) =>
  dataOf(
    call('POST /api/operator/orders/{orderNumber}/cancel', {
      lang,
      params: { orderNumber },
      query: { preview },
      body,
    }),
  );

export const advanceAsOperator = (
  lang: Locale,
  id: number,
  body: BodyOf<'POST /api/operator/shipments/{id}/advance'>,
) => call('POST /api/operator/shipments/{id}/advance', { lang, params: { id }, body });

/** Asks for a refund in part; above the limit it waits for another operator. */
export const askForRefund = (
  lang: Locale,
  orderNumber: string,
  body: BodyOf<'POST /api/operator/orders/{orderNumber}/refunds'>,
  idempotencyKey: string,
) =>
  dataOf(
    call('POST /api/operator/orders/{orderNumber}/refunds', {
      lang,
      params: { orderNumber },
      body,
      idempotencyKey,
    }),
  );

export const getRefunds = (lang: Locale, query: InputOf<'GET /api/operator/refunds'>['query']) =>
  dataOf(call('GET /api/operator/refunds', { lang, query }));

export const decideRefund = (
  lang: Locale,
  id: number,
  body: BodyOf<'POST /api/operator/refunds/{id}/decide'>,
) => dataOf(call('POST /api/operator/refunds/{id}/decide', { lang, params: { id }, body }));

export const markRefundPaid = (lang: Locale, id: number, reference: string) =>
  dataOf(
    call('POST /api/operator/refunds/{id}/paid', { lang, params: { id }, body: { reference } }),
  );

export const setRefundLimit = (lang: Locale, alone_up_to: number) =>
  call('PUT /api/operator/limits/{name}', {
    lang,
    params: { name: 'refunds' },
    body: { alone_up_to },
  });

/** Delivered orders whose cash nobody has entered yet. */
export const getCashDue = (lang: Locale, query: InputOf<'GET /api/operator/cash'>['query']) =>
  dataOf(call('GET /api/operator/cash', { lang, query }));

/** Enters cash that was handed over under one reference; answers what became of each order. */
export const enterCash = (lang: Locale, body: BodyOf<'POST /api/operator/cash'>) =>
  dataOf(call('POST /api/operator/cash', { lang, body }));

/** Decides that a shipment arrived whose shopper says that nothing came. */
export const decideArrival = (lang: Locale, id: number, note: string) =>
  call('POST /api/operator/shipments/{id}/arrival', { lang, params: { id }, body: { note } });
