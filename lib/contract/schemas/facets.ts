import { z } from 'zod';

const namedCount = z.object({ slug: z.string(), name: z.string(), count: z.number() });
const valueCount = z.object({ value: z.string(), count: z.number() });
const fromCount = z.object({ from: z.number(), count: z.number() });

/** Maximum values per facet: the most frequent ones, and always the selected ones. */
export const facetLimit = 40;
/** Minimum discounts offered as filters, in whole percent off the MRP. */
export const discountSteps = [10, 20, 30, 40, 50, 60, 70] as const;
/** Minimum ratings offered as filters. */
export const ratingSteps = [4, 3, 2, 1] as const;

/**
 * Filter values with the number of matching products: each count respects all other filters, but not its own.
 * Selected values are listed even at 0.
 */
export const facetsSchema = z.object({
  categories: z.array(namedCount.extend({ parent: z.string().nullable() })),
  brands: z.array(namedCount),
  stores: z.array(namedCount),
  colours: z.array(valueCount),
  sizes: z.array(valueCount),
  origins: z.array(valueCount),
  ratings: z.array(fromCount),
  discounts: z.array(fromCount),
  in_stock: z.number(),
  /** The lowest and highest price in rupees under the other filters; null if no product is left. */
  price: z.object({ min: z.number(), max: z.number() }).nullable(),
});

/** Answer of GET /api/products/suggest. */
export const suggestionsSchema = z.object({
  products: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      slug: z.string(),
      image_1: z.string().nullable(),
      price: z.number().describe('rupees, what it costs now'),
    }),
  ),
  categories: z.array(
    z.object({ id: z.number(), name: z.string(), slug: z.string(), image: z.string().nullable() }),
  ),
  brands: z.array(z.object({ id: z.number(), name: z.string(), slug: z.string() })),
  queries: z.array(z.string()),
});

export type Facets = z.infer<typeof facetsSchema>;
export type Suggestions = z.infer<typeof suggestionsSchema>;

/** The facets of a list without counts. */
export const noFacets: Facets = {
  categories: [],
  brands: [],
  stores: [],
  colours: [],
  sizes: [],
  origins: [],
  ratings: [],
  discounts: [],
  in_stock: 0,
  price: null,
};
