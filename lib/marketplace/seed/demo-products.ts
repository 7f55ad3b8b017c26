import type { Reviewed } from './product-rows';
import { type DemoProduct, productAt } from './products';
import { randomOf, shuffled } from './random';
import { reviewCountOf, reviewsOf } from './reviews/reviews-of';

const featured = 24;
/** The maximum of its SKUs' shares of reviews that a listing gets. */
const mostReviewed = 3;

/** Returns one product of each of 24 types, well in stock. */
function chooseFeatured(all: DemoProduct[]): Set<number> {
  const fit = shuffled(all, randomOf('featured')).filter(({ row }) => row.stock > 5);
  const oneOfType = new Map(fit.map((product) => [product.sku.type.key, product.number]));
  return new Set([...oneOfType.values()].slice(0, featured));
}

/** Returns the first `count` products with their reviews; 24 of them are featured. */
export function demoProducts(count: number, now: Date): Reviewed[] {
  const all = Array.from({ length: count }, (_, n) => productAt(n, now));
  const chosen = chooseFeatured(all);
  return all.map((product) => {
    const { number, sku, popularity, row } = product;
    const wanted = {
      count: Math.min(sku.siblings, mostReviewed) * reviewCountOf(popularity, row.createdAt, now),
      popularity,
      since: row.createdAt,
      now,
    };
    const ofListing = reviewsOf(row.productCode, sku.type.reviews, wanted);
    const reviews = ofListing.filter((_, n) => n % sku.siblings === sku.position);
    return { product, reviews, isFeatured: chosen.has(number) };
  });
}
