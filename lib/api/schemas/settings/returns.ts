import { z } from 'zod';
import { returnPictureCap, returnPolicies } from '../returns/terms';

const hours = z.int('clock_hours').min(1, 'clock_hours').max(336, 'clock_hours');

const days = z.int('clock_days').min(2, 'clock_days').max(60, 'clock_days');

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
  /** An accepted return that the shopper has not handed over within these days ends; it can be asked for again. */
  hand_over_days: days,
  /** What was handed over and the store has not received within these days is refunded. */
  receive_days: days,
  /** A replacement that the store has not sent within these days is refunded. */
  send_days: days,
  /** A replacement that has been sold out for these days, with the goods back, is refunded. */
  stock_days: days,
  /** A dispute that the market has not decided within these days is decided for the shopper. */
  market_days: days,
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
  hand_over_days: 14,
  receive_days: 10,
  send_days: 7,
  stock_days: 7,
  market_days: 15,
  dispute_days: 30,
  most_pictures: 5,
};
