import type { PaymentState } from '@/lib/api/schemas/payments';

const second = 1000;
const minute = 60 * second;

/** Polling by state: until how long in the state, and how often (ms). */
const intervals: Partial<Record<PaymentState, [until: number, every: number][]>> = {
  checking: [
    [30 * second, 3 * second],
    [2 * minute, 10 * second],
    [10 * minute, 30 * second],
  ],
  // It may be paid in another tab or in a UPI app.
  waiting: [[20 * minute, 15 * second]],
  failed: [[20 * minute, 15 * second]],
};

/** Milliseconds until the next poll of a payment that has been `since` ms in its state; 0 ends polling. */
export function pollingInterval(state: PaymentState | undefined, since: number): number {
  const interval = state && intervals[state]?.find(([until]) => since < until);
  return interval ? interval[1] : 0;
}
