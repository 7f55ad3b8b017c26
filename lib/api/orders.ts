import type { Locale } from '@/lib/i18n/locales';
import { type BodyOf, call, dataOf } from './call';
import type { CancelOrderBody, PlaceOrderBody, ShipmentStatus } from './schemas/orders';
import type { QuoteBody } from './schemas/quote';

/** The same key always returns the same order. */
export const placeOrder = (lang: Locale, body: PlaceOrderBody, idempotencyKey: string) =>
  dataOf(call('POST /api/orders', { lang, body, idempotencyKey }));

/** `status`: any of these; `period`: `30d`, `6m` or a year; `search`: in numbers and names of items. */
export type OrderQuery = {
  page?: number;
  limit?: number;
  status?: readonly ShipmentStatus[];
  search?: string;
  period?: string;
};

/** Newest first. */
export const listOrders = (lang: Locale, { status, ...query }: OrderQuery = {}) =>
  dataOf(call('GET /api/orders', { lang, query: { ...query, status: status && [...status] } }));

export const getOrder = (lang: Locale, orderNumber: string) =>
  dataOf(call('GET /api/orders/{orderNumber}', { params: { orderNumber }, lang }));

export const trackOrder = (lang: Locale, orderNumber: string) =>
  dataOf(call('GET /api/track/{orderNumber}', { params: { orderNumber }, lang }));

/** The newest orders that have shipments under way. */
export const trackAll = (lang: Locale) => dataOf(call('GET /api/track', { lang }));

/** The refund that cancelling would give; changes nothing. */
export const previewCancel = (lang: Locale, id: number, body: CancelOrderBody) =>
  dataOf(
    call('POST /api/orders/{id}/cancel', { params: { id }, lang, query: { preview: '1' }, body }),
  );

/** The same key cancels only once. */
export const cancelOrder = (
  lang: Locale,
  id: number,
  body: CancelOrderBody,
  idempotencyKey: string,
) => dataOf(call('POST /api/orders/{id}/cancel', { params: { id }, lang, body, idempotencyKey }));

/** Says whether a delivered shipment arrived; answers the order as it is then. */
export const tellArrival = (
  lang: Locale,
  orderNumber: string,
  id: number,
  body: BodyOf<'POST /api/orders/{orderNumber}/shipments/{id}/arrival'>,
) =>
  dataOf(
    call('POST /api/orders/{orderNumber}/shipments/{id}/arrival', {
      lang,
      params: { orderNumber, id },
      body,
    }),
  );

/** Adds the still available items to the cart again, in the ordered quantities. */
export const reorder = (lang: Locale, orderNumber: string) =>
  dataOf(call('POST /api/orders/{orderNumber}/reorder', { params: { orderNumber }, lang }));

/** The invoices of an order: one per packed shipment. */
export const getInvoices = async (lang: Locale, orderNumber: string) =>
  (
    await dataOf(
      call('GET /api/orders/{orderNumber}/userInvoice', { params: { orderNumber }, lang }),
    )
  ).invoices;

/** Delivery dates, shipping, payment methods and totals for these cart lines at a pincode. */
export const getQuote = (lang: Locale, body: QuoteBody) =>
  dataOf(call('POST /api/checkout/quote', { lang, body }));
