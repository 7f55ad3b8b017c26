'use client';

import { useLocale } from 'next-intl';
import useSWR from 'swr';
import * as api from '@/lib/api/orders';
import { ApiError } from '@/lib/api/request';
import { swrKeys } from './cache';
import { useUser } from './use-user';

export const ordersAPage = 10;

/** A page of the shopper's orders, newest first. */
export function useOrders(page: number) {
  const { user } = useUser();
  const lang = useLocale();
  return useSWR(
    user && swrKeys.orders(user.email, lang, page),
    () => api.listOrders(lang, { page, limit: ordersAPage }),
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

/** Where the parcels of an order are. */
export function useTracking(number: string) {
  const { user } = useUser();
  const lang = useLocale();
  return useSWR(
    user && number ? swrKeys.tracking(user.email, lang, number) : null,
    () => api.trackOrder(lang, number),
    { shouldRetryOnError: mayRecover },
  );
}
