import type { PaymentStatus } from '@/lib/contract/schemas/payments';

/** The provider's statuses, and our own for refunds, which the provider still calls captured. */
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

/** Returns the displayed status of a payment: from its refunds if there are any, else the provider's. */
export function shownStatus(payment: Payment): string | null {
  const { state, refunded, refund_pending, provider_status } = payment;
  if (state === 'refunded' || state === 'refunding') return state;
  if (state === 'paid' && refunded > 0) return 'partly_refunded';
  if (state === 'paid' && refund_pending > 0) return 'partly_refunding';
  return provider_status;
}
