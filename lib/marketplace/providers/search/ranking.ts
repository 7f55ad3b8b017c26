/**
 * How a search is ranked. The shop's page on ranking parameters has to say the same.
 *
 * 1. Text first. Each word of the search counts by the best place where the product has it, and the
 *    product's relevance is the sum over the words.
 * 2. Equally relevant products are sorted by popularity: rating and sales.
 * 3. Ties are sorted by id, newest first.
 * 4. A listing stands once, by its most relevant colour or size; what is sold out stands last.
 *
 * What a word says of another thing ("laptop" in "bag for laptop") counts no more than a word of the name.
 *
 * Of a search that excludes a word, products whose names say that they are without it count one name more.
 *
 * Products with all words come first; where they are few, those with most words follow. Nobody can pay for
 * a place.
 *
 * Of a search that names an occasion and no thing, the kinds of things that it leads to take turns (mix-kinds.ts).
 *
 * An operator can raise a listing, brand or category among what a search finds (`boosted`), for a search or for
 * all, for some time.
 */
export const relevance = {
  /** The product's attributes say that this is what it is. */
  kind: 7,
  /** As `kind`, by a synonym. */
  nearKind: 6,
  /** The whole word is in the product's name, in English or Hindi. */
  name: 5,
  /** A word of the name begins with it or is a synonym. */
  nearName: 4,
  /** The word is another of its attributes: whom, which occasion or which use it is for. */
  attribute: 3,
  /** The word is that of its category, brand, store, colour or size. */
  elsewhere: 2,
  /** Only its description has the word. */
  description: 1,
  /** Added when the category's name has it too: a saree ranks before a saree cover. */
  categoryToo: 2,
} as const;

/** Added to the relevance of what an operator raises: more than words count, less than having all of them. */
export const boosted = { listing: 20, group: 12 } as const;
/** Relevance is kept in a byte. */
export const mostRelevance = 255;

/** Sorted otherwise, a search shows products of at least this share of the greatest relevance. */
export const relevanceFloor = 0.6;

/** Bayesian prior: every product starts with ten reviews of 3.5 stars, so that few reviews move it little. */
const prior = { reviews: 10, stars: 3.5 };

/** One star more is worth ten times the sales. `rating` 0 to 5 over `reviews`; `sold` in units. */
export function popularityOf(rating: number, reviews: number, sold: number): number {
  const stars = (rating * reviews + prior.stars * prior.reviews) / (reviews + prior.reviews);
  return stars + Math.log10(1 + sold);
}

/** A rating rounded to the decimal that cards show. */
export const shownRating = (rating: number): number => Math.round(rating * 10) / 10;

/** Fewest reviews of a product in the top-rated section. */
export const reviewsOfTopRated = 3;
