'use client';

import { useCall } from '@/lib/client/use-call';

/** Loads a return of the store. */
export function useReturn(id: number) {
  return useCall('GET /api/seller/returns/{id}', { params: { id } }, { shouldRetryOnError: false });
}
