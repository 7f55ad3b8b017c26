import { z } from 'zod';

/** Response times of support. The E-Commerce Rules 2020, rule 4, allow at most 48 hours and one month. */
export const supportSettingsSchema = z.object({
  /** Hours until a ticket is acknowledged. */
  acknowledge_hours: z
    .int('acknowledge_hours')
    .min(1, 'acknowledge_hours')
    .max(48, 'acknowledge_hours'),
  /** Days until a complaint is decided. */
  answer_days: z.int('answer_days').min(1, 'answer_days').max(30, 'answer_days'),
});

export type SupportSettings = z.infer<typeof supportSettingsSchema>;

export const defaultSupport: SupportSettings = { acknowledge_hours: 48, answer_days: 30 };
