import { z } from 'zod';
import { answer, queryNumber } from './common';

/** Body of POST /api/products/search/clicked: the search whose result was opened. */
export const clickedSearchSchema = z.object({ search: z.string().min(1).max(400) });

/** Query of GET /api/operator/searches. */
export const searchCountsQuerySchema = z.object({
  days: queryNumber(1, 90).transform((days) => Math.floor(days ?? 7)),
  only: z
    .enum(['empty', 'unmet'])
    .optional()
    .catch(undefined)
    .meta({ type: 'string', enum: ['empty', 'unmet'] })
    .describe('searches that find nothing, or words that nothing in the market has'),
});

export const searchCountsSchema = answer(
  z.array(
    z.object({
      text: z.string(),
      searches: z.number(),
      clicks: z.number(),
      /** Number of results of the last search; null if only clicks were counted. */
      results: z.number().nullable(),
    }),
  ),
);

export type SearchCountsQuery = z.output<typeof searchCountsQuerySchema>;
