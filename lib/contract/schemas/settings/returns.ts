import { z } from 'zod';
import { returnPictureCap, returnPolicies } from '../returns/terms';

const hours = z.int('clock_hours').min(1, 'clock_hours').max(336, 'clock_hours');

const days = z.int('clock_days').min(2, 'clock_days').max(60, 'clock_days');

/** Rules for returns besides each product's policy. */
export const returnSettingsSchema = z.object({
  /** The policy of a new listing without its own. */
  default_policy: z.enum(returnPolicies, { error: 'return_policy_choice' }),
  /**
   * Days after delivery in which faulty goods can be returned, whatever the policy; existing orders keep their
   * value.
   */
  fault_days: z.int('fault_days').min(7, 'fault_days').max(90, 'fault_days'),
  /** A request that the store has not answered within these hours is accepted. */
  answer_hours: hours,
  /** Damaged goods that the store has not decided on within these hours are settled. */
  decide_hours: hours,
  /** An accepted return that is not handed over within these days ends; the shopper can request it again. */
  hand_over_days: days,
  /** A return handed over but not received within these days is refunded. */
  receive_days: days,
  /** A replacement not sent within these days is refunded. */
  send_days: days,
  /** A replacement sold out for these days, after the goods came back, is refunded. */
  stock_days: days,
  /** A dispute that the market has not decided within these days is decided for the shopper. */
  market_days: days,
  /** Days after a refusal in which the shopper can ask the market to decide. */
  dispute_days: z.int('dispute_days').min(3, 'dispute_days').max(180, 'dispute_days'),
  /** Maximum pictures of a request, and of a refusal. */
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
