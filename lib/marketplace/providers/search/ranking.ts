/**
 * The ranking of search results. The shop's page on ranking parameters has to say the same.
 *
 * 1. Text first. Each word of the search counts by the best place where the product has it, and the product's
 *    relevance is the sum over the words.
 * 2. Equally relevant products are sorted by popularity: rating and sales.
 * 3. Ties are sorted by id, newest first.
 * 4. A listing appears once, by its most relevant colour or size; sold-out listings come last.
 *
 * A word that describes another thing ("laptop" in "bag for laptop") counts no more than a word of the name.
 *
 * If a search excludes a word, products whose names say that they are without it count one name more.
 *
 * Products with all words come first; if they are few, those with most words follow. Nobody can pay for a
 * place.
 *
 * If a search names an occasion and no thing, the kinds of things that it leads to take turns (mix-kinds.ts).
 *
 * An operator can raise a listing, brand or category among the results (`boosted`), for one search or all,
 * for some time.
 */
export const relevance = {
  /** The product's attributes name this kind of thing or, without any, its name calls it so (ADR 45). */
  kind: 7,
  /** The level of `kind`, reached by a synonym. */
  nearKind: 6,
  /** The whole word is in the product's name, in English or Hindi. */
  name: 5,
  /** A word of the name begins with it or is a synonym. */
  nearName: 4,
  /** The word is another of its attributes: the audience, occasion or use it is for. */
  attribute: 3,
  /** The word is that of its category, brand, store, colour or size. */
  elsewhere: 2,
  /** Only its description has the word. */
  description: 1,
  /** Added when the category's name has it too: a saree ranks before a saree cover. */
  categoryToo: 2,
} as const;

/** The bonus of boosted products: more than words count, less than having all of them. */
export const boosted = { listing: 20, group: 12 } as const;
/** How products follow that have most words of a search of which few products have all. */
export const mostOfWords = {
  /** The number of products with all words below which others follow. */
  fewFound: 12,
  /** The number of products with some words above which those are not read. */
  mostRead: 400_000,
  /** The bonus of products with all words, so that they come first. */
  fullBonus: 100,
  /** The weight of a word that only the description has. */
  describedShare: 0.4,
  /** The share of the words' weight that a product must have, if one with all words is of a kind that they name. */
  leastOfKind: 0.3,
  /** The same share if none is: a high chair is not near to a camping chair. */
  leastShare: 0.64,
  /** The weight of a word of the description in that share. */
  describedCounts: 0.75,
  /** The same share of the greatest weight that a product has, if none has all of them. */
  leastOfBest: 0.6,
} as const;
/** The greatest relevance, which is kept in a byte. */
export const mostRelevance = 255;

/** The share of the greatest relevance that products must have in a search sorted otherwise. */
export const relevanceFloor = 0.6;

/** Bayesian prior: every product starts with ten reviews of 3.5 stars, so that few reviews move it little. */
const prior = { reviews: 10, stars: 3.5 };

/**
 * Returns the popularity: one star more is worth ten times the sales. `rating` 0 to 5 over `reviews`; `sold`
 * in units.
 */
export const popularityOf = (rating: number, reviews: number, sold: number): number =>
  provenStars(rating, reviews) + Math.log10(1 + sold);

const provenStars = (rating: number, reviews: number): number =>
  (rating * reviews + prior.stars * prior.reviews) / (reviews + prior.reviews);

/**
 * Returns the stars by which lists are sorted by rating: two fives count less than a hundred times 4.6. What
 * nobody has rated is last. In single precision, so that all engines sort alike.
 */
export const ratedStars = (rating: number, reviews: number): number =>
  reviews === 0 ? 0 : Math.fround(provenStars(Math.fround(rating), reviews));

/** The fewest reviews of a product in the top-rated section. */
export const reviewsOfTopRated = 3;
