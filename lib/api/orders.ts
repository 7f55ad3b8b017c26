import type { Locale } from '@/lib/i18n/locales';
import { request } from './request';
import type { Answer } from './schemas/common';
import type { Invoice } from './schemas/invoices';
import type {
  Cancellation,
  CancelOrderBody,
  Order,
  OrderList,
  PlaceOrderBody,
  Reorder,
  ShipmentStatus,
  Tracking,
} from './schemas/orders';

const order = (number: string) => `/api/orders/${encodeURIComponent(number)}`;

/** The same key answers the same order, however often it is sent. */
export const placeOrder = async (lang: Locale, body: PlaceOrderBody, idempotencyKey: string) =>
  (
    await request<Answer<Order>>('/api/orders', {
      method: 'POST',
      lang,
      body,
      idempotencyKey,
    })
  ).data;

/** `status`: any of these; `period`: `30d`, `6m` or a year; `search`: in numbers and names of items. */
export type OrderQuery = {
  page?: number;
  limit?: number;
  status?: readonly ShipmentStatus[];
  search?: string;
  period?: string;
};

/** Newest first. */
export const listOrders = async (lang: Locale, query: OrderQuery = {}) =>
  (await request<Answer<OrderList>>('/api/orders', { lang, query })).data;

export const getOrder = async (lang: Locale, number: string) =>
  (await request<Answer<Order>>(order(number), { lang })).data;

export const trackOrder = async (lang: Locale, number: string) =>
  (await request<Answer<Tracking>>(`/api/track/${encodeURIComponent(number)}`, { lang })).data;

/** What cancelling would give back; changes nothing. */
export const previewCancel = async (lang: Locale, orderId: number, body: CancelOrderBody) =>
  (
    await request<Answer<Cancellation>>(`/api/orders/${orderId}/cancel`, {
      method: 'POST',
      lang,
      query: { preview: 1 },
      body,
    })
  ).data;

/** The same key cancels once, however often it is sent. */
export const cancelOrder = async (
  lang: Locale,
  orderId: number,
  body: CancelOrderBody,
  idempotencyKey: string,
) =>
  (
    await request<Answer<Cancellation>>(`/api/orders/${orderId}/cancel`, {
      method: 'POST',
      lang,
      body,
      idempotencyKey,
    })
  ).data;

/** Puts what can still be had into the cart again, as many pieces as were ordered. */
export const reorder = async (lang: Locale, number: string) =>
  (await request<Answer<Reorder>>(`${order(number)}/reorder`, { method: 'POST', lang })).data;

/** One invoice a parcel, of those that have been packed. */
export const getInvoices = async (lang: Locale, number: string) =>
  (await request<Answer<{ invoices: Invoice[] }>>(`${order(number)}/userInvoice`, { lang })).data
    .invoices;
