/**
 * How a search is ranked; the page on ranking parameters tells shoppers the same.
 *
 * 1. Text first. Each word of the search counts by the best place where the product has it, and the
 *    product's relevance is the sum over the words.
 * 2. Equally relevant products stand by popularity: rating and sales.
 * 3. What is still equal stands by id, newest first.
 *
 * Products must match all words; when none does, those that match most words are shown. Nobody can pay
 * for a place.
 */
export const relevance = {
  /** The whole word is in the product's name, in English or Hindi. */
  name: 5,
  /** A word of the name begins so, or means the same. */
  nearName: 4,
  /** The word is that of its category, brand, store, colour or size. */
  elsewhere: 2,
  /** In the name and in the category's name: a saree stands before a saree cover. */
  categoryToo: 2,
} as const;

/** So many reviews of so many stars every product has in mind from the start: few reviews move it little. */
const supposed = { reviews: 10, stars: 3.5 };

/** A star more is worth ten times the sales. `rating` 0 to 5, means of `reviews`; `sold` pieces. */
export function popularityOf(rating: number, reviews: number, sold: number): number {
  const stars =
    (rating * reviews + supposed.stars * supposed.reviews) / (reviews + supposed.reviews);
  return stars + Math.log10(1 + sold);
}

/** From so many reviews on a product may be among the top rated. */
export const reviewsOfTopRated = 3;
