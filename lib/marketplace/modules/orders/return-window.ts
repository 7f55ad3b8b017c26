import { isFault, type ReturnPolicy, type ReturnReason } from '@/lib/api/schemas/returns/terms';
import { dayOf, daysAfter, startOfDay } from '@/lib/time/india';

const refundDays: Record<ReturnPolicy, number> = {
  return_7: 7,
  return_10: 10,
  exchange_7: 0,
  none: 0,
};
const exchangeDays: Record<ReturnPolicy, number> = { ...refundDays, exchange_7: 7 };

/** The end of the last day, Indian time, that is so many days after the delivery. */
const endOf = (deliveredAt: Date, days: number): Date =>
  new Date(startOfDay(daysAfter(dayOf(deliveredAt), days + 1)).getTime() - 1);

/** What was promised for an item when it was ordered. */
export type ReturnPromise = {
  returnPolicy: ReturnPolicy;
  /** Days after the delivery within which it comes back for a fault, whatever its policy. */
  faultDays: number;
};

/** Until when a delivered item can be sent back, by what is wanted for it and why; null: not at all. */
export function returnUntil(
  { returnPolicy: policy, faultDays }: ReturnPromise,
  deliveredAt: Date,
  wanted: { kind: 'refund' | 'exchange'; reason: ReturnReason },
): Date | null {
  if (isFault(wanted.reason)) return endOf(deliveredAt, faultDays);
  const days = (wanted.kind === 'refund' ? refundDays : exchangeDays)[policy];
  return days ? endOf(deliveredAt, days) : null;
}

/** The last day after a delivery on which anything may come back without a fault: settlements wait for its end. */
export const lastReturnDay = Math.max(...Object.values(exchangeDays));
