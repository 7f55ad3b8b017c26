import { z } from 'zod';
import { percentSchema } from './rates';

/** Rupees without GST at which a band of value ends. */
const valueSchema = z
  .number()
  .positive('amount')
  .max(10_000_000, 'amount')
  .nullable()
  .default(null);

/** A band of a prefix; several of one prefix stand in the order of their ends, the last without one. */
const bandSchema = z.object({
  hsn_prefix: z.string().regex(/^\d{0,8}$/, 'hsn'),
  up_to: valueSchema,
  percent: percentSchema,
  notification: z.string().trim().min(1, 'required').max(80, 'too_long'),
});

/** Rates that hold from a day to come in the place of those of the same prefixes. */
export const gstChangeSchema = z.object({
  from: z.iso.date('rate_day'),
  /** The first day on which they no longer hold: then those before hold again. */
  until: z.iso.date('rate_day').nullable().default(null),
  rows: z.array(bandSchema).min(1, 'rates_missing').max(1_000, 'rates_many'),
});

export const gstPreviewSchema = z.object({
  skus: z.number().describe('SKUs that would bear another rate at their present price'),
  listings: z.number(),
  changes: z
    .array(z.object({ from: z.number(), to: z.number(), skus: z.number() }))
    .describe('percent before and after'),
});

export type GstChange = z.output<typeof gstChangeSchema>;
export type GstPreview = z.infer<typeof gstPreviewSchema>;
