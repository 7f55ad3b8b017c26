import { z } from 'zod';
import { idSchema } from '../common';
import { providerNameSchema } from '../payments';

/**
 * States of an attempt to pay out: `waiting` until the provider has answered; `pending` waits for an approval there,
 * `queued` for money.
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

/** Who pays out by call: its name in our list, as `razorpayx`. */
export const payoutKindSchema = providerNameSchema;

export const payoutAttemptSchema = z.object({
  attempt: z.number(),
  state: z.enum(payoutStates),
  amount: z.number(),
  /** Of the account that is paid. */
  last_digits: z.string(),
  utr: z.string().nullable(),
  /** Who was asked to pay, by its name in our list. */
  provider: payoutKindSchema,
  provider_id: z.string().nullable(),
  /** The provider's own words about what it waits for or why it failed. */
  provider_words: z.string().nullable(),
  /** Who asked for it; null for the market's key. */
  requested_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
});

export const payByProviderSchema = z.object({
  ids: z.array(idSchema).min(1).max(200),
  /** Also those that are in a bank file, which must not be uploaded any more. */
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
