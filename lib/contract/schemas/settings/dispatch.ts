import { z } from 'zod';

const hours = z.int('clock_hours').min(1, 'clock_hours').max(336, 'clock_hours');

const days = z.int('silence_days').min(1, 'silence_days').max(60, 'silence_days');

/** The sellers' time limits; a step past its limit is late, and much later the order is cancelled. */
export const dispatchSettingsSchema = z.object({
  confirm_within_hours: hours,
  ship_within_hours: hours,
  /** Hours after the confirmation limit at which an unconfirmed shipment is cancelled. */
  cancel_after_hours: hours,
  /** Days after delivery at which a shipment paid online counts as received unless its shopper objects. */
  silence_days: days,
  /** Days within which couriers and stores hand over the cash that they collected. */
  cash_days: days.default(7),
  /** Days for which a store may owe the market before its goods cannot be paid in cash. */
  owing_days: days.default(14),
});

export type DispatchSettings = z.infer<typeof dispatchSettingsSchema>;

export const defaultDispatch: DispatchSettings = {
  confirm_within_hours: 24,
  ship_within_hours: 48,
  cancel_after_hours: 72,
  silence_days: 7,
  cash_days: 7,
  owing_days: 14,
};
