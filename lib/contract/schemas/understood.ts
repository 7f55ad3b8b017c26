import { z } from 'zod';

/** Query parameter of a literal search. */
export const exactSchema = z
  .enum(['1', 'true'])
  .optional()
  .catch(undefined)
  .meta({ type: 'string', enum: ['1', 'true'] })
  .describe('searches for the words as typed: nothing is corrected or read as a price');

/** `words` expressed the filter; `without` is the search without them. */
const words = { words: z.string(), without: z.string() };

/** The interpretation of a search. */
export const understoodSchema = z.object({
  /** The search with corrected spelling; null if nothing was corrected. */
  corrected: z.string().nullable(),
  /** Words that were ignored, because nothing matches them, alone or with the others. */
  dropped: z.array(z.string()),
  /** Requested things that the market does not have, as typed; the results are only similar. */
  missing: z.array(z.string()),
  /** Prices in rupees, the discount in percent; sizes and measures with their units; excluded words as typed. */
  filters: z.array(
    z.object({
      kind: z.enum(['min_price', 'max_price', 'rating', 'discount', 'size', 'measure', 'excluded']),
      value: z.union([z.number(), z.string()]),
      ...words,
    }),
  ),
  sort: z
    .object({ value: z.enum(['price_asc', 'price_desc', 'rating', 'newest']), ...words })
    .nullable(),
  /** Words similar to the search, if nothing was found. */
  nearest: z.array(z.string()),
});

export type Understood = z.infer<typeof understoodSchema>;
