import type { CategorySlug } from '../catalogue/categories';
import { goesWith } from './goes-with';
import type { Good } from './goods';

/** The number of listings, the best sellers, that shoppers have bought together with others. */
const popular = 60;
/** Each pair of the three others is bought once with its product, so that each other is there twice. */
const pairs = [
  [0, 1],
  [1, 2],
  [0, 2],
] as const;

/** Returns the best-selling good of each listing, the best-selling listings first. */
function oneOfEach(goods: readonly Good[]): Good[] {
  const listings = new Map<number, { good: Good; sold: number }>();
  for (const good of goods) {
    const { listingId, soldCount } = good.product;
    const found = listings.get(listingId);
    listings.set(listingId, {
      good: found?.good ?? good,
      sold: (found?.sold ?? 0) + soldCount,
    });
  }
  return [...listings.values()].toSorted((a, b) => b.sold - a.sold).map(({ good }) => good);
}

/** Returns sets of a popular product and two that go with it; each other product is in two of its sets. */
export function boughtTogether(goods: readonly Good[]): Good[][] {
  const listings = oneOfEach(goods);
  const inCategory = new Map<string, Good[]>();
  for (const good of listings) {
    inCategory.set(good.category, [...(inCategory.get(good.category) ?? []), good]);
  }
  return listings.slice(0, popular).flatMap((head, nth) => {
    const others = (goesWith[head.category as CategorySlug] ?? []).flatMap((category) => {
      const all = inCategory.get(category) ?? [];
      return all[nth % Math.min(all.length, 4)] ?? [];
    });
    return pairs.flatMap(([one, other]) => {
      const bought = [head, others[one], others[other]].filter((good) => good !== undefined);
      return bought.length > 1 ? [bought] : [];
    });
  });
}
