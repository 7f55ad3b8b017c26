'use client';

import { useLocale } from 'next-intl';
import useSWR, { useSWRConfig } from 'swr';
import * as api from '@/lib/api/returns';
import type { RequestReturnBody } from '@/lib/api/schemas/returns/request';
import { swrKeys } from '../cache';
import { useUser } from '../session/use-user';

/** What of an order can be sent back now, and the returns it has. */
export function useOrderReturns(number: string) {
  const { user } = useUser();
  const lang = useLocale();
  return useSWR(user && number ? swrKeys.orderReturns(user.email, lang, number) : null, () =>
    api.getOrderReturns(lang, number),
  );
}

/** Reads what a return would give back; nothing while it is not complete. */
export function useReturnPreview(number: string, body: RequestReturnBody | undefined) {
  const { user } = useUser();
  const lang = useLocale();
  return useSWR(
    user && body ? swrKeys.returnPreview(user.email, lang, number, JSON.stringify(body)) : null,
    () => body && api.previewReturn(lang, number, body),
    { keepPreviousData: true, dedupingInterval: 0, shouldRetryOnError: false },
  );
}

/** Reads anew what shows an order and its returns. */
export function useReturnsChanged(number: string): () => Promise<unknown> {
  const { user } = useUser();
  const lang = useLocale();
  const { mutate } = useSWRConfig();
  return async () => {
    if (!user) return;
    await Promise.all([
      mutate(swrKeys.orderReturns(user.email, lang, number)),
      mutate(swrKeys.order(user.email, lang, number)),
      mutate(swrKeys.tracking(user.email, lang, number)),
    ]);
  };
}
