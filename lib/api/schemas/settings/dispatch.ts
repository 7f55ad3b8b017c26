import { z } from 'zod';

const hours = z.int('clock_hours').min(1, 'clock_hours').max(336, 'clock_hours');

/** How long sellers have for their steps; later counts as late, and much later ends it. */
export const dispatchSettingsSchema = z.object({
  confirm_within_hours: hours,
  ship_within_hours: hours,
  /** So many hours after the time to confirm, what no store has confirmed is cancelled. */
  cancel_after_hours: hours,
  /** So many days after the delivery, a shipment paid online counts as received unless its shopper says otherwise. */
  silence_days: z.int('silence_days').min(1, 'silence_days').max(60, 'silence_days'),
});

export type DispatchSettings = z.infer<typeof dispatchSettingsSchema>;

export const defaultDispatch: DispatchSettings = {
  confirm_within_hours: 24,
  ship_within_hours: 48,
  cancel_after_hours: 72,
  silence_days: 7,
};
