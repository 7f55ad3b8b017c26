'use client';

import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { getPaymentMethods } from '@/lib/api/payments';
import { swrKeys } from '../cache';

/** The ways to pay that the shop offers, and whether test payments are on. */
export function usePaymentMethods() {
  const lang = useLocale();
  const { data } = useSWR(swrKeys.paymentMethods, () => getPaymentMethods(lang));
  return { methods: data?.methods, isTest: data?.provider === 'test' };
}
