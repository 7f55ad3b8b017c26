import { z } from 'zod';

/** Query parameter of a literal search. */
export const exactSchema = z
  .enum(['1', 'true'])
  .optional()
  .catch(undefined)
  .meta({ type: 'string', enum: ['1', 'true'] })
  .describe('searches for the words as typed: nothing is corrected or read as a price');

/** `words` asked for it; `without` is the search without them. */
const words = { words: z.string(), without: z.string() };

/** How a search was understood. */
export const understoodSchema = z.object({
  /** The search with its misspelt words corrected, null when none was. */
  corrected: z.string().nullable(),
  /** Words that were left out, because nothing has them or nothing has them with the others. */
  dropped: z.array(z.string()),
  /** What is asked for and nothing in the market is, as typed; what was found is only near it. */
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
  /** Words like those searched for, when nothing was found. */
  nearest: z.array(z.string()),
});

export type Understood = z.infer<typeof understoodSchema>;
