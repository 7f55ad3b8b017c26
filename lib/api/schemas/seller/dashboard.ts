import { z } from 'zod';

export const dashboardDays = [30, 90] as const;

export const dashboardQuerySchema = z.object({
  days: z
    .enum(['30', '90'])
    .catch('30')
    .default('30')
    .transform(Number)
    .meta({ type: 'integer', enum: [...dashboardDays] }),
});

/** What a new store does first, in this order. */
export const firstSteps = ['profile', 'bank_account', 'listing', 'shipment'] as const;

const soldSchema = z.object({
  sales: z.number().describe('rupees, GST included, without shipping and what was cancelled'),
  units: z.number(),
  orders: z.number(),
});

export const dashboardSchema = z.object({
  steps: z.array(z.object({ step: z.enum(firstSteps), done: z.boolean() })),
  to_confirm: z.number(),
  to_pack: z.number(),
  to_ship: z.number(),
  late: z.number().describe('beyond the time to confirm or to hand over'),
  returns: z.number().describe('requested, and not answered'),
  low_stock: z.number().describe('SKUs on sale that run out by the threshold of the store'),
  unanswered_questions: z.number(),
  unanswered_reviews: z.number().describe('of three stars or fewer, without a reply'),
  next_payout: z
    .object({ amount: z.number(), at: z.iso.datetime() })
    .nullable()
    .describe('of the owner alone'),
  days: z
    .array(soldSchema.extend({ day: z.iso.date() }))
    .nullable()
    .describe('days in India, today last; of the owner alone'),
  total: soldSchema.nullable(),
  before: soldSchema.nullable().describe('the same number of days before those'),
});

export type Dashboard = z.infer<typeof dashboardSchema>;
type Sales = Pick<Dashboard, 'days' | 'total' | 'before'>;
/** What a store has sold, for its owner. */
export type Sold = { [Each in keyof Sales]: NonNullable<Sales[Each]> };
export type FirstStep = (typeof firstSteps)[number];
