import { z } from 'zod';
import { idSchema, longText, pageQuerySchema } from '../common';
import { refundAccountSchema } from '../returns/request';
import { paidReturnSchema } from '../seller/returns';

/** Rupees with at most two decimals. */
const amountSchema = z
  .number({ error: 'amount' })
  .positive('amount')
  .max(10_000_000, 'amount')
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'amount');

/** A partial refund; the reason is for operators, the shopper reads that the market gives it. */
export const newRefundSchema = z.object({
  amount: amountSchema,
  reason: longText(500),
  /** Required for an order paid in cash. */
  pay_to: refundAccountSchema.optional(),
});

export const decideRefundSchema = z.object({ approve: z.boolean(), note: longText(500) });

export const paidRefundSchema = paidReturnSchema;

export const refundStates = [
  'waiting',
  'refused',
  'to_pay',
  'under_way',
  'done',
  'failed',
] as const;

/**
 * A refund requested by an operator. `waiting`: for a second operator; `to_pay`: by the market, of an order
 * paid in cash; `under_way`: at the provider.
 */
export const refundRequestSchema = z.object({
  id: z.number(),
  order_number: z.string(),
  amount: z.number(),
  reason: z.string(),
  state: z.enum(refundStates),
  needs_approval: z.boolean(),
  /** Null for the market's key. */
  requested_by: z.object({ id: z.number(), name: z.string() }).nullable(),
  requested_at: z.iso.datetime(),
  decided_by: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
  decision_note: z.string().nullable(),
  /** The complete account until it is paid. */
  pay_to: z.string().nullable(),
  paid_reference: z.string().nullable(),
});

export const refundsQuerySchema = pageQuerySchema.extend({
  state: z
    .enum(['waiting', 'to_pay', 'all'])
    .catch('waiting')
    .default('waiting')
    .meta({ type: 'string', enum: ['waiting', 'to_pay', 'all'] }),
});

export const refundsSchema = z.object({
  refunds: z.array(refundRequestSchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  /** Rupees of an order up to which no second operator is needed. */
  alone_up_to: z.number(),
});

export const refundLimitSchema = z.object({
  alone_up_to: z
    .number({ error: 'amount' })
    .min(0, 'amount')
    .max(10_000_000, 'amount')
    .refine((amount) => Number.isInteger(amount), 'amount'),
});

export const operatorLimitParams = z.object({ name: z.enum(['refunds', 'adjustments']) });

export const refundParams = z.object({ id: idSchema });

export type RefundRequest = z.infer<typeof refundRequestSchema>;
