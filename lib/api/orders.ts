import type { Locale } from '@/lib/i18n/locales';
import { request } from './request';
import type { Answer } from './schemas/common';
import type { Order, OrderList, PlaceOrderBody, Tracking } from './schemas/orders';

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

/** Newest first. */
export const listOrders = async (lang: Locale, page: { page?: number; limit?: number } = {}) =>
  (await request<Answer<OrderList>>('/api/orders', { lang, query: page })).data;

export const getOrder = async (lang: Locale, number: string) =>
  (await request<Answer<Order>>(order(number), { lang })).data;

export const trackOrder = async (lang: Locale, number: string) =>
  (await request<Answer<Tracking>>(`/api/track/${encodeURIComponent(number)}`, { lang })).data;
