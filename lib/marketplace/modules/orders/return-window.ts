import {
  isFault,
  type ReturnPolicy,
  type ReturnReason,
} from '@/lib/contract/schemas/returns/terms';
import { dayOf, daysAfter, startOfDay } from '@/lib/time/india';

const refundDays: Record<ReturnPolicy, number> = {
  return_7: 7,
  return_10: 10,
  exchange_7: 0,
  none: 0,
};
const exchangeDays: Record<ReturnPolicy, number> = { ...refundDays, exchange_7: 7 };

/** Returns the end of the day, Indian time, that many days after the delivery. */
const endOf = (deliveredAt: Date, days: number): Date =>
  new Date(startOfDay(daysAfter(dayOf(deliveredAt), days + 1)).getTime() - 1);

/** The terms of return promised when an item was ordered. */
export type ReturnPromise = {
  returnPolicy: ReturnPolicy;
  /** Days after the delivery in which a faulty item can be returned, whatever its policy. */
  faultDays: number;
};

/**
 * Returns the deadline for returning a delivered item, by the wanted outcome and the reason; null if it cannot be
 * returned.
 */
export function returnUntil(
  { returnPolicy: policy, faultDays }: ReturnPromise,
  deliveredAt: Date,
  wanted: { kind: 'refund' | 'exchange'; reason: ReturnReason },
): Date | null {
  if (isFault(wanted.reason)) return endOf(deliveredAt, faultDays);
  const days = (wanted.kind === 'refund' ? refundDays : exchangeDays)[policy];
  return days ? endOf(deliveredAt, days) : null;
}

/** The last day after a delivery on which an item without a fault may be returned; settlements wait for its end. */
export const lastReturnDay = Math.max(...Object.values(exchangeDays));
