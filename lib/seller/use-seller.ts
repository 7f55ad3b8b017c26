'use client';

import { useCall } from '@/lib/client/use-call';

/** Loads the signed-in member and their store; `data` is undefined until then. */
export function useSeller() {
  return useCall('GET /api/seller/me');
}

/** Returns true if an operator views the area, which is then read-only. */
export const useIsView = (): boolean => useSeller().data?.view !== undefined;
