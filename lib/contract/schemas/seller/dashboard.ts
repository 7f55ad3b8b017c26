import { z } from 'zod';

export const dashboardDays = [7, 30, 90] as const;

export const dashboardQuerySchema = z.object({
  days: z
    .enum(['7', '30', '90'])
    .catch('30')
    .default('30')
    .transform(Number)
    .meta({ type: 'integer', enum: [...dashboardDays] }),
});

/** First steps of a new store, in this order. */
export const firstSteps = ['profile', 'bank_account', 'listing', 'shipment'] as const;

const soldSchema = z.object({
  sales: z.number().describe('rupees, GST included, without shipping and what was cancelled'),
  units: z.number(),
  orders: z.number(),
});

export const dashboardSchema = z.object({
  steps: z.array(z.object({ step: z.enum(firstSteps), done: z.boolean() })),
  next_payout: z
    .object({ amount: z.number(), at: z.iso.datetime() })
    .nullable()
    .describe('of the owner alone'),
  days: z
    .array(soldSchema.extend({ day: z.iso.date() }))
    .nullable()
    .describe('days in India, today last; of the owner alone'),
  days_before: z
    .array(soldSchema.extend({ day: z.iso.date() }))
    .nullable()
    .describe('the same number of days before those'),
  total: soldSchema.nullable(),
  before: soldSchema.nullable().describe('of `days_before`'),
});

export type Dashboard = z.infer<typeof dashboardSchema>;
type Sales = Pick<Dashboard, 'days' | 'days_before' | 'total' | 'before'>;
/** A store's sales, for its owner. */
export type Sold = { [Each in keyof Sales]: NonNullable<Sales[Each]> };
export type FirstStep = (typeof firstSteps)[number];
