import { z } from 'zod';
import { idSchema } from '../common';
import { webhookFaults } from '../seller/webhook-events';

/** Why a webhook of the payment provider is not settled: what became of asking the provider. */
export const eventFaults = [
  'refused',
  'unreachable',
  'timeout',
  'unavailable',
  'unexpected',
] as const;

/** Webhooks that wait for somebody; each list at most 100, the oldest first. */
export const waitingWebhooksSchema = z.object({
  /** Of the payment provider, received and not settled. */
  received: z.array(
    z.object({
      id: z.number(),
      type: z.string(),
      /** Null before the first try. */
      fault: z.enum(eventFaults).nullable(),
      tries: z.number(),
      received_at: z.iso.datetime(),
    }),
  ),
  /** To sellers' systems, which have not arrived. */
  undelivered: z.array(
    z.object({
      id: z.number(),
      type: z.string(),
      store: z.string(),
      /** Host of the address. */
      host: z.string(),
      state: z.enum(['pending', 'failed']),
      /** Whether the seller's address is switched off: nothing is sent there. */
      off: z.boolean(),
      /** Of the last answer; null without one. */
      status: z.number().nullable(),
      fault: z.enum(webhookFaults).nullable(),
      tries: z.number(),
      created_at: z.iso.datetime(),
    }),
  ),
});

export const replayWebhooksSchema = z.object({
  which: z.enum(['received', 'undelivered']),
  /** Without it all that wait. */
  ids: z.array(idSchema).min(1).max(100).optional(),
});

export const replayedSchema = z.object({
  /** How many were settled, or are sent once more. */
  done: z.number(),
  /** How many still wait. */
  left: z.number(),
});

export type WaitingWebhooks = z.infer<typeof waitingWebhooksSchema>;
export type ReplayWebhooks = z.infer<typeof replayWebhooksSchema>;
