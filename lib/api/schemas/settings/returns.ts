import { z } from 'zod';
import { returnPictureCap, returnPolicies } from '../returns/terms';

const hours = z.int('clock_hours').min(1, 'clock_hours').max(336, 'clock_hours');

/** What holds for returns beside the policy of each product. */
export const returnSettingsSchema = z.object({
  /** Of a new listing that names none. */
  default_policy: z.enum(returnPolicies, { error: 'return_policy_choice' }),
  /** Days after the delivery within which what arrived faulty comes back, whatever its policy; orders keep theirs. */
  fault_days: z.int('fault_days').min(7, 'fault_days').max(90, 'fault_days'),
  /** A store that has not answered a request within these hours has accepted it. */
  answer_hours: hours,
  /** Damaged goods that the store has not decided about within these hours are settled. */
  decide_hours: hours,
  /** Days after a refusal within which the shopper can have the market decide. */
  dispute_days: z.int('dispute_days').min(3, 'dispute_days').max(180, 'dispute_days'),
  /** Of a request, and of a refusal. */
  most_pictures: z
    .int('most_pictures')
    .min(1, 'most_pictures')
    .max(returnPictureCap, 'most_pictures'),
});

export type ReturnSettings = z.infer<typeof returnSettingsSchema>;

export const defaultReturns: ReturnSettings = {
  default_policy: 'return_7',
  fault_days: 10,
  answer_hours: 48,
  decide_hours: 72,
  dispute_days: 30,
  most_pictures: 5,
};
