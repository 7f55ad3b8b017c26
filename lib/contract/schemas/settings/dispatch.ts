import { z } from 'zod';

const hours = z.int('clock_hours').min(1, 'clock_hours').max(336, 'clock_hours');

/** The sellers' time limits; a step past its limit is late, and much later the order is cancelled. */
export const dispatchSettingsSchema = z.object({
  confirm_within_hours: hours,
  ship_within_hours: hours,
  /** Hours after the confirmation limit at which an unconfirmed shipment is cancelled. */
  cancel_after_hours: hours,
  /** Days after delivery at which a shipment paid online counts as received unless its shopper objects. */
  silence_days: z.int('silence_days').min(1, 'silence_days').max(60, 'silence_days'),
});

export type DispatchSettings = z.infer<typeof dispatchSettingsSchema>;

export const defaultDispatch: DispatchSettings = {
  confirm_within_hours: 24,
  ship_within_hours: 48,
  cancel_after_hours: 72,
  silence_days: 7,
};
