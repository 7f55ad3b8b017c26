import { z } from 'zod';
import { idSchema } from '../common';

const at = z.iso.datetime();

/** Payment issues for operators; each list the oldest first, at most 100. Money in rupees. */
export const paymentInboxSchema = z.object({
  /** Webhooks that are not settled yet. */
  events: z.array(
    z.object({
      id: z.number(),
      type: z.string(),
      order_number: z.string().nullable(),
      received_at: at,
      tries: z.number(),
      next_try_at: at,
    }),
  ),
  /** Payments older than half an hour whose state is requested from the provider again: not paid, or paid twice. */
  open: z.array(
    z.object({
      number: z.string(),
      order_number: z.string(),
      amount: z.number(),
      status: z.string(),
      provider_status: z.string().nullable(),
      created_at: at,
      next_try_at: at.nullable(),
    }),
  ),
  /** Refunds that failed permanently, or were tried three or more times. */
  refunds: z.array(
    z.object({
      id: z.number(),
      order_number: z.string(),
      amount: z.number(),
      reason: z.string(),
      status: z.enum(['pending', 'failed']),
      tries: z.number(),
      created_at: at,
    }),
  ),
  /** Unmatched captures of the last 30 days that were refunded, the newest first. */
  unmatched: z.array(
    z.object({
      id: z.number(),
      order_number: z.string(),
      provider_payment_id: z.string().nullable(),
      amount: z.number(),
      reason: z.string(),
      status: z.enum(['pending', 'processed', 'failed']),
      created_at: at,
    }),
  ),
});

export const askedSchema = z.object({
  /** True if it needs no operator any more. */
  settled: z.boolean(),
});

export const paymentParams = z.object({ id: idSchema });

export type PaymentInbox = z.infer<typeof paymentInboxSchema>;
