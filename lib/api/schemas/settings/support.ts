import { z } from 'zod';

/** How soon support answers. The E-Commerce Rules 2020, rule 4, allow 48 hours and one month at most. */
export const supportSettingsSchema = z.object({
  /** Until a ticket is acknowledged. */
  acknowledge_hours: z
    .int('acknowledge_hours')
    .min(1, 'acknowledge_hours')
    .max(48, 'acknowledge_hours'),
  /** Until a complaint is decided. */
  answer_days: z.int('answer_days').min(1, 'answer_days').max(30, 'answer_days'),
});

export type SupportSettings = z.infer<typeof supportSettingsSchema>;

export const defaultSupport: SupportSettings = { acknowledge_hours: 48, answer_days: 30 };
