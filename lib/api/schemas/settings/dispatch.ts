import { z } from 'zod';

const hours = z.int('clock_hours').min(1, 'clock_hours').max(336, 'clock_hours');

/** How long sellers have for their steps; later counts as late. */
export const dispatchSettingsSchema = z.object({
  confirm_within_hours: hours,
  ship_within_hours: hours,
});

export type DispatchSettings = z.infer<typeof dispatchSettingsSchema>;

export const defaultDispatch: DispatchSettings = {
  confirm_within_hours: 24,
  ship_within_hours: 48,
};
