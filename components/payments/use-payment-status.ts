'use client';

import { useLocale } from 'next-intl';
import { useRef } from 'react';
import useSWR from 'swr';
import { getPaymentStatus } from '@/lib/api/payments';
import { ApiError } from '@/lib/api/request';
import type { PaymentState } from '@/lib/api/schemas/payments';
import { swrKeys } from '@/lib/storefront/cache';
import { useUser } from '@/lib/storefront/session/use-user';
import { pollingInterval } from './polling-interval';

/** Reads the payment of an order, and polls while its state may change soon. */
export function usePaymentStatus(number: string) {
  const { user } = useUser();
  const lang = useLocale();
  const seen = useRef<{ state?: PaymentState; since: number }>({ since: 0 });
  const { data, error, isValidating, mutate } = useSWR(
    user && number ? swrKeys.payment(user.email, lang, number) : null,
    () => getPaymentStatus(lang, number),
    {
      refreshInterval(latest) {
        if (seen.current.state !== latest?.state) {
          seen.current = { state: latest?.state, since: Date.now() };
        }
        return pollingInterval(latest?.state, Date.now() - seen.current.since);
      },
      shouldRetryOnError: (failure) => !(failure instanceof ApiError && failure.status === 404),
    },
  );
  return {
    payment: data,
    error: error as unknown,
    isChecking: isValidating,
    /** Reads it now and starts polling again. */
    check: () => {
      seen.current = { since: 0 };
      return mutate();
    },
    mutate,
  };
}
