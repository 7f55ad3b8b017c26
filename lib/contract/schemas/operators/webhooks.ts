import { z } from 'zod';
import { idSchema } from '../common';
import { webhookFaults } from '../seller/webhook-events';

/** The reason a webhook of the payment provider is not settled: the result of asking the provider. */
export const eventFaults = [
  'refused',
  'unreachable',
  'timeout',
  'unavailable',
  'unexpected',
] as const;

/** Webhooks that need an operator; each list at most 100, the oldest first. */
export const waitingWebhooksSchema = z.object({
  /** Webhooks received from the payment provider and not settled. */
  received: z.array(
    z.object({
      id: z.number(),
      type: z.string(),
      /** Null before the first attempt. */
      fault: z.enum(eventFaults).nullable(),
      tries: z.number(),
      received_at: z.iso.datetime(),
    }),
  ),
  /** Undelivered webhooks to sellers' systems. */
  undelivered: z.array(
    z.object({
      id: z.number(),
      type: z.string(),
      store: z.string(),
      /** Host of the address. */
      host: z.string(),
      state: z.enum(['pending', 'failed']),
      /** True if the seller's endpoint is switched off: nothing is sent there. */
      off: z.boolean(),
      /** The HTTP status of the last answer; null without one. */
      status: z.number().nullable(),
      fault: z.enum(webhookFaults).nullable(),
      tries: z.number(),
      created_at: z.iso.datetime(),
    }),
  ),
});

export const replayWebhooksSchema = z.object({
  which: z.enum(['received', 'undelivered']),
  /** All waiting webhooks by default. */
  ids: z.array(idSchema).min(1).max(100).optional(),
});

export const replayedSchema = z.object({
  /** The number that were settled, or are sent again. */
  done: z.number(),
  /** The number that are still waiting. */
  left: z.number(),
});

export type WaitingWebhooks = z.infer<typeof waitingWebhooksSchema>;
export type ReplayWebhooks = z.infer<typeof replayWebhooksSchema>;
