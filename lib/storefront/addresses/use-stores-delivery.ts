'use client';

import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { checkStores } from '@/lib/api/delivery';
import { swrKeys } from '../cache';
import { usePincode } from './use-pincode';

/** When and for how much these stores send to the shopper's pincode; undefined until both are known. */
export function useStoresDelivery(storeIds: number[]) {
  const [pincode] = usePincode();
  const lang = useLocale();
  const ids = storeIds.toSorted((a, b) => a - b);
  const { data } = useSWR(
    pincode && ids.length ? swrKeys.storesDelivery(lang, pincode, ids.join(',')) : null,
    () => checkStores(lang, pincode ?? '', ids),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return { pincode, delivery: data };
}
