import { z } from 'zod';
import { bareCodeSchema } from '../identifiers';
import { percentSchema } from './rates';

/** The upper end of a value band, in rupees without GST. */
const valueSchema = z
  .number()
  .positive('amount')
  .max(10_000_000, 'amount')
  .nullable()
  .default(null);

/** A value band of a prefix; bands of one prefix are ordered by their ends, the last without one. */
const bandSchema = z.object({
  hsn_prefix: bareCodeSchema(/^\d{0,8}$/, 'hsn'),
  up_to: valueSchema,
  percent: percentSchema,
  notification: z.string().trim().min(1, 'required').max(80, 'too_long'),
});

/** Rates from a future day on, which replace the rates of the same prefixes. */
export const gstChangeSchema = z.object({
  from: z.iso.date('rate_day'),
  /** The first day after these rates, on which the earlier rates apply again. */
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
