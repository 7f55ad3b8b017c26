'use client';

import { useCall } from '@/lib/client/use-call';
import { usePincode } from './use-pincode';

/** Loads delivery dates and fees of these stores to the shopper's pincode; undefined until both are known. */
export function useStoresDelivery(storeIds: number[]) {
  const [pincode] = usePincode();
  const ids = storeIds.toSorted((a, b) => a - b);
  const { data } = useCall(
    'GET /api/delivery',
    pincode && ids.length ? { query: { pincode, stores: ids.join(',') } } : null,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return { pincode, delivery: data };
}
