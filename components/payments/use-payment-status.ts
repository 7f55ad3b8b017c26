'use client';

import { useRef } from 'react';
import { ApiError } from '@/lib/client/request';
import type { PaymentState } from '@/lib/contract/schemas/payments';
import { useOwnCall } from '@/lib/storefront/session/use-own-call';

/** Loads the payment of an order, and polls while its state may change soon. */
export function usePaymentStatus(number: string) {
  const seen = useRef<{ state?: PaymentState; since: number }>({ since: 0 });
  const { data, error, isValidating, mutate } = useOwnCall(
    'GET /api/payments/status/{id}',
    number ? { params: { id: number } } : null,
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
    /** Reloads at once and restarts polling. */
    check: () => {
      seen.current = { since: 0 };
      return mutate();
    },
    mutate,
  };
}

const second = 1000;
const minute = 60 * second;

/** Polling intervals by state: maximum time in the state, and interval (ms). */
const intervals: Partial<Record<PaymentState, [until: number, every: number][]>> = {
  checking: [
    [30 * second, 3 * second],
    [2 * minute, 10 * second],
    [10 * minute, 30 * second],
  ],
  // The order may be paid in another tab or in a UPI app.
  waiting: [[20 * minute, 15 * second]],
  failed: [[20 * minute, 15 * second]],
};

/**
 * Returns the milliseconds until the next poll of a payment that has been `since` ms in its state; 0 stops
 * polling.
 */
export function pollingInterval(state: PaymentState | undefined, since: number): number {
  const interval = state && intervals[state]?.find(([until]) => since < until);
  return interval ? interval[1] : 0;
}
