'use client';

import { useLocale } from 'next-intl';
import useSWR, { useSWRConfig } from 'swr';
import * as api from '@/lib/api/orders';
import { ApiError } from '@/lib/api/request';
import type { Order, ShipmentStatus } from '@/lib/api/schemas/orders';
import { swrKeys } from '../cache';
import { useUser } from '../session/use-user';

export const ordersAPage = 10;

/** Which of one's orders to see: what they have come to, words in them, when they were placed. */
export type OrderFilter = { which: Which; search: string; period: string };

export const everyOrder: OrderFilter = { which: 'all', search: '', period: '' };

const statusesOf = {
  all: undefined,
  open: [
    'pending_payment',
    'placed',
    'confirmed',
    'packed',
    'shipped',
    'out_for_delivery',
    'delivery_failed',
  ],
  delivered: ['delivered'],
  cancelled: ['cancelled'],
  returned: ['returned'],
} as const satisfies Record<string, readonly ShipmentStatus[] | undefined>;

export type Which = keyof typeof statusesOf;

/** A page of the shopper's orders, newest first. */
export function useOrders(filter: OrderFilter, page: number) {
  const { user } = useUser();
  const lang = useLocale();
  const { which, search, period } = filter;
  return useSWR(
    user && swrKeys.orders(user.email, lang, `${which} ${period} ${search}`, page),
    () =>
      api.listOrders(lang, { status: statusesOf[which], search, period, page, limit: ordersAPage }),
    { keepPreviousData: true },
  );
}

/** What does not exist is asked for once. */
const mayRecover = (error: unknown) => !(error instanceof ApiError && error.status === 404);

/** One of the shopper's orders. */
export function useOrder(number: string) {
  const { user } = useUser();
  const lang = useLocale();
  return useSWR(
    user && number ? swrKeys.order(user.email, lang, number) : null,
    () => api.getOrder(lang, number),
    { shouldRetryOnError: mayRecover },
  );
}

/** The issued invoices of an order. */
export function useInvoices(number: string) {
  const { user } = useUser();
  const lang = useLocale();
  return useSWR(user && swrKeys.invoices(user.email, lang, number), () =>
    api.getInvoices(lang, number),
  );
}

/** The tracking of an order's shipments. */
export function useTracking(number: string) {
  const { user } = useUser();
  const lang = useLocale();
  return useSWR(
    user && number ? swrKeys.tracking(user.email, lang, number) : null,
    () => api.trackOrder(lang, number),
    { shouldRetryOnError: mayRecover },
  );
}

/** Orders with shipments under way. */
export function useOnTheWay() {
  const { user } = useUser();
  const lang = useLocale();
  return useSWR(user && swrKeys.trackAll(user.email, lang), () => api.trackAll(lang));
}

/** Shows an order as an answer of the API gave it, and reads anew whatever else shows it. */
export function useOrderChanged(): (order: Order) => void {
  const { user } = useUser();
  const lang = useLocale();
  const { mutate } = useSWRConfig();
  return (order) => {
    if (!user) return;
    void mutate(swrKeys.order(user.email, lang, order.number), order, { revalidate: false });
    void mutate(swrKeys.tracking(user.email, lang, order.number));
    void mutate((key) => Array.isArray(key) && key[0] === 'orders');
  };
}
