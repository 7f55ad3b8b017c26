import { z } from 'zod';
import { answer, idSchema, line } from '../common';
import { listingsQuerySchema } from './listings';

/** The filters stored in a view: all but the page. */
export const listingFiltersSchema = listingsQuerySchema.omit({ page: true, limit: true });

/** Saving under an existing name replaces that view. */
export const listingViewBodySchema = z.object({
  name: line(40, 'name_required'),
  filters: listingFiltersSchema,
});

export const listingViewParamsSchema = z.object({ id: idSchema });

const listingViewSchema = z.object({
  id: z.number(),
  name: z.string(),
  filters: listingFiltersSchema,
});

export const listingViewsAnswerSchema = answer(z.array(listingViewSchema));

export type ListingFilters = z.output<typeof listingFiltersSchema>;
export type ListingView = z.infer<typeof listingViewSchema>;
