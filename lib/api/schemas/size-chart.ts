import { z } from 'zod';

/** What a size chart gives for a size: centimetres, and the European number of a shoe. */
export const sizeMeasures = [
  'chest',
  'bust',
  'waist',
  'hip',
  'shoulder',
  'length',
  'foot',
  'eu',
  'diameter',
] as const;

/** A listing's sizes and what they measure; `values` in the order of `measures`. */
export const sizeChartSchema = z.object({
  measures: z.array(z.enum(sizeMeasures)).min(1).max(6),
  rows: z
    .array(z.object({ size: z.string(), values: z.array(z.number()) }))
    .min(1)
    .max(40),
});

export type SizeChart = z.infer<typeof sizeChartSchema>;
