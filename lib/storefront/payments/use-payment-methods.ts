'use client';

import { useCall } from '@/lib/client/use-call';

/** Loads the shop's payment methods, and whether test payments are on. */
export function usePaymentMethods() {
  const { data } = useCall('GET /api/payments/methods');
  return { methods: data?.methods, isTest: data?.provider === 'test' };
}
