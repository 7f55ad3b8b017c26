'use client';

import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { call, dataOf } from '@/lib/client/call';
import { swrKeys } from '../cache';
import { usePincode } from './use-pincode';

/** Loads delivery dates and fees of these stores to the shopper's pincode; undefined until both are known. */
export function useStoresDelivery(storeIds: number[]) {
  const [pincode] = usePincode();
  const lang = useLocale();
  const ids = storeIds.toSorted((a, b) => a - b);
  const { data } = useSWR(
    pincode && ids.length ? swrKeys.storesDelivery(lang, pincode, ids.join(',')) : null,
    () =>
      dataOf(
        call('GET /api/delivery', {
          lang,
          query: { pincode: pincode ?? '', stores: ids.join(',') },
        }),
      ),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return { pincode, delivery: data };
}
