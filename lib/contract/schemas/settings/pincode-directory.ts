import { z } from 'zod';
import { line } from '../common';

/** The directory of pincodes that holds. */
export const pincodeDirectorySchema = z.object({
  /** The file that it was imported from; null for the one that the release brings. */
  source: z.string().nullable(),
  pincodes: z.number(),
  imported_at: z.iso.datetime().nullable(),
});

export const importPincodeDirectorySchema = z.object({
  /** A line for each state and district: `MH|Pune|पुणे|411:001,045 412:101`; the Hindi name may be missing. */
  lines: z.string().min(1, 'required').max(700_000, 'too_long'),
  source: line(200),
});

/** The differences from the directory before. */
export const pincodeDirectoryChangeSchema = z.object({
  pincodes: z.number(),
  added: z.number(),
  gone: z.number(),
  /** Pincodes that lie in another state now. */
  moved: z.array(z.string()),
});

export type PincodeDirectory = z.infer<typeof pincodeDirectorySchema>;
export type PincodeDirectoryChange = z.infer<typeof pincodeDirectoryChangeSchema>;
