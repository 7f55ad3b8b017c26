'use client';

import { useLocale } from 'next-intl';
import useSWR, { useSWRConfig } from 'swr';
import { call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import type { Order, ShipmentStatus } from '@/lib/contract/schemas/orders';
import { swrKeys } from '../cache';
import { readAnew } from '../kept-answers';
import { useUser } from '../session/use-user';

export const ordersAPage = 10;

/** The filter of the order list: status, search words, time of order. */
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

/** Loads a page of the shopper's orders, newest first. */
export function useOrders(filter: OrderFilter, page: number) {
  const { user } = useUser();
  const lang = useLocale();
  const { which, search, period } = filter;
  const view = `${which} ${period} ${search} ${page}`;
  const { data, error, isLoading } = useSWR(
    user && swrKeys.orders(user.email, lang, `${which} ${period} ${search}`, page),
    async () => {
      const status = statusesOf[which];
      const query = { status: status && [...status], search, period, page, limit: ordersAPage };
      return { view, list: await dataOf(call('GET /api/orders', { lang, query })) };
    },
    { keepPreviousData: true },
  );
  // Data of another view may be shown while loading; data of this view was dropped because it is stale.
  return { data: isLoading && data?.view === view ? undefined : data?.list, error };
}

/** False for a missing order, so that it is requested only once. */
const mayRecover = (error: unknown) => !(error instanceof ApiError && error.status === 404);

/** Loads one of the shopper's orders. */
export function useOrder(number: string) {
  const { user } = useUser();
  const lang = useLocale();
  return useSWR(
    user && number ? swrKeys.order(user.email, lang, number) : null,
    () => dataOf(call('GET /api/orders/{orderNumber}', { params: { orderNumber: number }, lang })),
    { shouldRetryOnError: mayRecover },
  );
}

/** Loads the issued invoices of an order. */
export function useInvoices(number: string) {
  const { user } = useUser();
  const lang = useLocale();
  return useSWR(user && swrKeys.invoices(user.email, lang, number), () =>
    dataOf(
      call('GET /api/orders/{orderNumber}/userInvoice', { params: { orderNumber: number }, lang }),
    ).then((given) => given.invoices),
  );
}

/** Loads the tracking of an order's shipments. */
export function useTracking(number: string) {
  const { user } = useUser();
  const lang = useLocale();
  return useSWR(
    user && number ? swrKeys.tracking(user.email, lang, number) : null,
    () => dataOf(call('GET /api/track/{orderNumber}', { params: { orderNumber: number }, lang })),
    { shouldRetryOnError: mayRecover },
  );
}

/** Loads the orders with shipments under way. */
export function useOnTheWay() {
  const { user } = useUser();
  const lang = useLocale();
  return useSWR(user && swrKeys.trackAll(user.email, lang), () =>
    dataOf(call('GET /api/track', { lang })),
  );
}

/** Kinds of cached answers about an order, besides the order itself. */
const besideOrder = [
  'orders',
  'tracking',
  'invoices',
  'order returns',
  'payment',
  'cancel preview',
  'return preview',
] as const;

/** Caches an order from an API answer, and reloads every other answer about it. */
export function useOrderChanged(): (order: Order) => void {
  const { user } = useUser();
  const lang = useLocale();
  const { mutate } = useSWRConfig();
  return (order) => {
    if (!user) return;
    readAnew(besideOrder);
    void mutate(swrKeys.order(user.email, lang, order.number), order, { revalidate: false });
  };
}

/** Reloads answers about orders, after a change whose answer does not hold the order. */
export const ordersChanged = (): void => readAnew(['order', ...besideOrder]);
