import { z } from 'zod';
import { oneOf, pageQuerySchema } from '../common';
import { importFormats } from '../seller/imports';

export const importFaultsQuerySchema = pageQuerySchema.extend({ format: oneOf(importFormats) });

export const importFaultsSchema = z.object({
  faults: z.array(
    z.object({
      format: z.enum(importFormats),
      /** The code of the problem. */
      problem: z.string(),
      /** The problem in words. */
      message: z.string(),
      rows: z.number(),
      files: z.number(),
      stores: z.number(),
      /** The newest file that has it. */
      last_at: z.iso.datetime(),
    }),
  ),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
});

export type ImportFaults = z.infer<typeof importFaultsSchema>;
