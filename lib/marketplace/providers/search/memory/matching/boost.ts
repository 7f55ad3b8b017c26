import { boosted, mostRelevance } from '../../ranking';
import { type CatalogueSnapshot, type SnapshotBoost, withChildren } from '../catalogue-snapshot';
import type { Listings } from '../listings';
import type { ProductColumns } from '../product-columns';
import type { ProductGroups } from '../product-groups';
import type { Matches } from './matches';

type Index = {
  columns: ProductColumns;
  groups: ProductGroups;
  listings: Listings;
  snapshot: CatalogueSnapshot;
};

/** Raises the relevance of the found documents that boosts name; a boost adds no documents to the results. */
export function boostMatches(
  matches: Matches,
  boosts: readonly SnapshotBoost[],
  index: Index,
): void {
  if (boosts.length === 0) return;
  const { columns, groups, listings, snapshot } = index;
  const raised = new Uint8Array(groups.count);
  const firsts = new Set<number>();
  for (const { listingId, brandId, categoryId } of boosts) {
    const first = listingId === null ? undefined : listings.firstOf(listingId);
    if (first !== undefined) firsts.add(first);
    if (brandId !== null) raise(groups.codes.brand, [groups.brand.find(brandId)], raised);
    if (categoryId === null) continue;
    const slug = snapshot.categories.find(({ id }) => id === categoryId)?.slug ?? '';
    const codes = [...withChildren(snapshot.categories, [slug])].map((id) =>
      groups.category.find(id),
    );
    raise(groups.codes.category, codes, raised);
  }
  const { docs, count, scores } = matches;
  for (let at = 0; at < count; at++) {
    const doc = docs[at] ?? 0;
    const isListed = firsts.has(columns.first[doc] ?? doc);
    const isOfGroup = raised[columns.group[doc] ?? 0] === 1;
    if (!isListed && !isOfGroup) continue;
    const by = isListed ? boosted.listing : boosted.group;
    scores[doc] = Math.min(mostRelevance, (scores[doc] ?? 0) + by);
  }
}

/** Marks the groups that have one of the codes. */
function raise(
  ofGroups: readonly number[][],
  codes: readonly (number | undefined)[],
  raised: Uint8Array,
): void {
  const wanted = new Set(codes.filter((code) => code !== undefined));
  for (const [group, own] of ofGroups.entries()) {
    if (own.some((code) => wanted.has(code))) raised[group] = 1;
  }
}
