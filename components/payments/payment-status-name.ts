import type { PaymentStatus } from '@/lib/api/schemas/payments';

/** The provider's statuses, and ours for money that goes back: the provider calls it captured all the while. */
const names = [
  'created',
  'attempted',
  'authorized',
  'captured',
  'paid',
  'partly_refunding',
  'partly_refunded',
  'refunding',
  'refunded',
  'failed',
] as const;
export type PaymentStatusName = (typeof names)[number];

export const isKnown = (status: string | null): status is PaymentStatusName =>
  names.includes(status as PaymentStatusName);

type Payment = Pick<PaymentStatus, 'state' | 'provider_status' | 'refunded' | 'refund_pending'>;

/** What to call the payment: by its refunds where there are any, else as the provider does. */
export function shownStatus(payment: Payment): string | null {
  const { state, refunded, refund_pending, provider_status } = payment;
  if (state === 'refunded' || state === 'refunding') return state;
  if (state === 'paid' && refunded > 0) return 'partly_refunded';
  if (state === 'paid' && refund_pending > 0) return 'partly_refunding';
  return provider_status;
}
