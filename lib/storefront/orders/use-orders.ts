'use client';

import { useLocale } from 'next-intl';
import useSWR, { useSWRConfig } from 'swr';
import { call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import { ownKey } from '@/lib/client/use-call';
import type { Order, ShipmentStatus } from '@/lib/contract/schemas/orders';
import { readAnew } from '../kept-answers';
import { useOwnCall } from '../session/use-own-call';
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
  const status = statusesOf[which];
  const query = { status: status && [...status], search, period, page, limit: ordersAPage };
  const { data, error, isLoading } = useSWR(
    user && ownKey(user.email, 'GET /api/orders', lang, { query }),
    async () => ({ view, list: await dataOf(call('GET /api/orders', { lang, query })) }),
    { keepPreviousData: true },
  );
  // Data of another view may be shown while loading; data of this view was dropped because it is stale.
  return { data: isLoading && data?.view === view ? undefined : data?.list, error };
}

/** False for a missing order, so that it is requested only once. */
const mayRecover = (error: unknown) => !(error instanceof ApiError && error.status === 404);

/** Loads one of the shopper's orders. */
export function useOrder(number: string) {
  return useOwnCall(
    'GET /api/orders/{orderNumber}',
    number ? { params: { orderNumber: number } } : null,
    { shouldRetryOnError: mayRecover },
  );
}

/** Loads the issued invoices of an order. */
export function useInvoices(number: string) {
  const { data, error } = useOwnCall('GET /api/orders/{orderNumber}/userInvoice', {
    params: { orderNumber: number },
  });
  return { data: data?.invoices, error: error as unknown };
}

/** Loads the tracking of an order's shipments. */
export function useTracking(number: string) {
  return useOwnCall(
    'GET /api/track/{orderNumber}',
    number ? { params: { orderNumber: number } } : null,
    { shouldRetryOnError: mayRecover },
  );
}

/** Loads the orders with shipments under way. */
export const useOnTheWay = () => useOwnCall('GET /api/track');

/** Calls about an order, besides the order itself. */
const besideOrder = [
  'GET /api/orders',
  'GET /api/track',
  'GET /api/track/{orderNumber}',
  'GET /api/orders/{orderNumber}/userInvoice',
  'GET /api/orders/{orderNumber}/returns',
  'GET /api/payments/status/{id}',
  'POST /api/orders/{id}/cancel',
  'POST /api/orders/{orderNumber}/returns',
] as const;

/** Caches an order from an API answer, and reloads every other answer about it. */
export function useOrderChanged(): (order: Order) => void {
  const { user } = useUser();
  const lang = useLocale();
  const { mutate } = useSWRConfig();
  return (order) => {
    if (!user) return;
    void readAnew(besideOrder);
    const input = { params: { orderNumber: order.number } };
    const key = ownKey(user.email, 'GET /api/orders/{orderNumber}', lang, input);
    void mutate(key, order, { revalidate: false });
  };
}

/** Reloads answers about orders, after a change whose answer does not hold the order. */
export const ordersChanged = () => readAnew(['GET /api/orders/{orderNumber}', ...besideOrder]);
