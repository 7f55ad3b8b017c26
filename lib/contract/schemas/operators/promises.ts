import { z } from 'zod';
import { deliveryZones } from '../settings/delivery';

/** How promised days of a lane were kept in the last ninety days. */
export const promiseLaneSchema = z.object({
  courier: z.string().describe("the courier's name; own for the stores' riders"),
  zone: z.enum(deliveryZones),
  from: z.string().describe('ISO code of the state; empty if unknown'),
  to: z.string(),
  deliveries: z.number().int(),
  kept: z.number().int().describe('deliveries by the day that was promised with the order'),
  median: z.number().int().describe('days from the day on which it was to leave'),
  days: z.number().int().describe('days within which four of five came'),
  learned: z
    .boolean()
    .describe(
      'false while too few came: those of a wider lane are promised, else the days by distance',
    ),
});

export const promiseReportSchema = z.object({
  learned_at: z.iso.datetime().nullable(),
  deliveries: z.number().int(),
  kept: z.number().int(),
  lanes: z.array(promiseLaneSchema).describe('at most 500, those with most deliveries first'),
});

export type PromiseReport = z.infer<typeof promiseReportSchema>;
