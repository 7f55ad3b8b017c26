'use client';

import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { call, dataOf } from '@/lib/client/call';
import { swrKeys } from '../cache';

/** Loads the shop's payment methods, and whether test payments are on. */
export function usePaymentMethods() {
  const lang = useLocale();
  const { data } = useSWR(swrKeys.paymentMethods, () =>
    dataOf(call('GET /api/payments/methods', { lang })),
  );
  return { methods: data?.methods, isTest: data?.provider === 'test' };
}
