import { z } from 'zod';
import { idSchema } from '../common';
import { providerNameSchema } from '../payments';

/**
 * States of a payout attempt: `waiting` for the provider's answer; `pending` for an approval there, `queued`
 * for money.
 */
export const payoutStates = [
  'waiting',
  'queued',
  'pending',
  'processing',
  'processed',
  'reversed',
  'rejected',
  'cancelled',
  'failed',
] as const;

/** The name of a payout provider in our list, such as `razorpayx`. */
export const payoutKindSchema = providerNameSchema;

export const payoutAttemptSchema = z.object({
  attempt: z.number(),
  state: z.enum(payoutStates),
  amount: z.number(),
  /** Last digits of the recipient's account. */
  last_digits: z.string(),
  utr: z.string().nullable(),
  /** The name of the payout provider in our list. */
  provider: payoutKindSchema,
  provider_id: z.string().nullable(),
  /** The provider's own words about what it waits for or why it failed. */
  provider_words: z.string().nullable(),
  /** The operator who requested it; null for the market's key. */
  requested_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
});

export const payByProviderSchema = z.object({
  ids: z.array(idSchema).min(1).max(200),
  /** True to include settlements in a bank file, which must then not be uploaded. */
  exported: z.boolean().default(false),
});

export const payoutsRequestedSchema = z.object({
  count: z.number(),
  total: z.number(),
  skipped: z.array(
    z.object({
      number: z.string(),
      store: z.string(),
      why: z.enum([
        'no_bank_account',
        'held',
        /** The account was stored with another BANK_DETAILS_KEY. */
        'account_unreadable',
        'in_bank_file',
        'approved_by_you',
        'not_approved',
        'suspended',
      ]),
    }),
  ),
});

export type PayoutKind = z.infer<typeof payoutKindSchema>;
export type PayoutState = (typeof payoutStates)[number];
export type PayoutAttempt = z.infer<typeof payoutAttemptSchema>;
export type PayoutsRequested = z.infer<typeof payoutsRequestedSchema>;
