'use client';

import { useLocale } from 'next-intl';
import useSWR, { useSWRConfig } from 'swr';
import { call, dataOf } from '@/lib/client/call';
import type { RequestReturnBody } from '@/lib/contract/schemas/returns/request';
import { swrKeys } from '../cache';
import { useUser } from '../session/use-user';

/** Loads the returnable items of an order and its returns. */
export function useOrderReturns(number: string) {
  const { user } = useUser();
  const lang = useLocale();
  return useSWR(user && number ? swrKeys.orderReturns(user.email, lang, number) : null, () =>
    dataOf(
      call('GET /api/orders/{orderNumber}/returns', { params: { orderNumber: number }, lang }),
    ),
  );
}

/** Loads the refund of a return; nothing while the return is incomplete. */
export function useReturnPreview(number: string, body: RequestReturnBody | undefined) {
  const { user } = useUser();
  const lang = useLocale();
  return useSWR(
    user && body ? swrKeys.returnPreview(user.email, lang, number, JSON.stringify(body)) : null,
    () =>
      body &&
      dataOf(
        call('POST /api/orders/{orderNumber}/returns', {
          params: { orderNumber: number },
          lang,
          query: { preview: '1' },
          body,
        }),
      ),
    { keepPreviousData: true, dedupingInterval: 0, shouldRetryOnError: false },
  );
}

/** Reloads answers about an order and its returns. */
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
      mutate((key) => Array.isArray(key) && key[0] === 'orders'),
    ]);
  };
}
