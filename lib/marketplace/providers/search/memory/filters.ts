import { type Attribute, attributeNames } from '../../../modules/search-language';
import type { ListQuery } from '../provider';
import { type CatalogueSnapshot, withChildren } from './catalogue-snapshot';
import { type ProductColumns, productFlag } from './product-columns';
import type { ProductGroups } from './product-groups';

/** Verdicts on all products of a group: `pass`, `fail`, or between them the one attribute by which they fail. */
export const verdicts = { pass: 0, fail: 255 } as const;

/** The filters of a query; those on attributes are decided once for each group. */
export type Filters = {
  /**
   * Verdicts by group: 0 passes, 1 to 6 fails only by that attribute (position in `attributeNames`, from 1),
   * 255 fails.
   */
  verdicts: Uint8Array;
  /** True if each SKU is found by itself, not once for its listing. */
  bySku: boolean;
  /** True if any group fails. */
  isByGroup: boolean;
  /** Flags that a product must have. */
  flags: number;
  /** The price range in paise, compared with the current price. */
  minPrice: number;
  maxPrice: number;
  minRating: number;
  minDiscount: number;
  inStock: boolean;
  /** True if the query has any of the filters above: price, rating, discount or stock. */
  isMeasured: boolean;
};

const sectionFlags: Record<NonNullable<ListQuery['section']>, number> = {
  flash_deal: productFlag.onDeal,
  featured: productFlag.featured,
  top_rated: productFlag.reviewed,
  best_selling: 0,
  latest: 0,
};

/** Returns the filters of a query without conditions: products on sale. */
export const onSaleFilters = (groups: ProductGroups, snapshot: CatalogueSnapshot): Filters =>
  filtersOf({ page: 1, limit: 1, sort: 'default', group: 'listing' }, groups, snapshot);

export function filtersOf(
  query: ListQuery,
  groups: ProductGroups,
  snapshot: CatalogueSnapshot,
): Filters {
  const { min_price: min, max_price: max } = query;
  const measures = {
    minPrice: min === undefined ? Number.NEGATIVE_INFINITY : Math.round(min * 100),
    maxPrice: max === undefined ? Number.POSITIVE_INFINITY : Math.round(max * 100),
    minRating: Math.fround(query.rating ?? 0),
    minDiscount: query.discount ?? 0,
    inStock: query.in_stock !== undefined,
  };
  const verdicts = verdictsOf(query, groups, snapshot);
  return {
    ...measures,
    verdicts,
    bySku: query.group === 'sku',
    isByGroup: verdicts.some((verdict) => verdict > 0),
    isMeasured:
      min !== undefined ||
      max !== undefined ||
      measures.minRating > 0 ||
      measures.minDiscount > 0 ||
      measures.inStock,
    flags: productFlag.active | (query.section ? sectionFlags[query.section] : 0),
  };
}

/** Returns whether a document passes all filters, the cheapest checks first. */
export function passes(columns: ProductColumns, filters: Filters, doc: number): boolean {
  const flag = columns.flags[doc] ?? 0;
  if ((flag & filters.flags) !== filters.flags) return false;
  if (filters.isByGroup && filters.verdicts[columns.group[doc] ?? 0] !== verdicts.pass) {
    return false;
  }
  if (!filters.isMeasured) return true;
  const cost = columns.price[doc] ?? 0;
  return (
    cost >= filters.minPrice &&
    cost <= filters.maxPrice &&
    (columns.rating[doc] ?? 0) >= filters.minRating &&
    (columns.discount[doc] ?? 0) >= filters.minDiscount &&
    (!filters.inStock || (flag & productFlag.inStock) !== 0)
  );
}

function verdictsOf(
  query: ListQuery,
  groups: ProductGroups,
  snapshot: CatalogueSnapshot,
): Uint8Array {
  const { codes, count } = groups;
  const verdict = new Uint8Array(count);
  const closed = new Set(snapshot.stores.flatMap(({ id, isApproved }) => (isApproved ? [] : [id])));
  const open = flagged(
    groups.store.values,
    (id) => !closed.has(id) && (query.inTime?.has(id) ?? true),
  );
  const within =
    query.within === undefined ? undefined : inCategories(groups, snapshot, [query.within]);
  for (let group = 0; group < count; group++) {
    const isOut =
      open[codes.store[group]?.[0] ?? 0] !== 1 ||
      (within !== undefined && within[codes.category[group]?.[0] ?? 0] !== 1);
    if (isOut) verdict[group] = verdicts.fail;
  }
  attributeNames.forEach((attribute, index) => {
    const allowed = allowedBy(attribute, query, groups, snapshot);
    if (!allowed) return;
    const own = codes[attribute];
    for (let group = 0; group < count; group++) {
      const before = verdict[group] ?? 0;
      if (before === verdicts.fail || own[group]?.some((code) => allowed[code] === 1)) continue;
      verdict[group] = before === verdicts.pass ? index + 1 : verdicts.fail;
    }
  });
  return verdict;
}

/** Marks the attribute's codes that the query allows with 1; undefined without such a filter. */
function allowedBy(
  attribute: Attribute,
  query: ListQuery,
  groups: ProductGroups,
  snapshot: CatalogueSnapshot,
): Uint8Array | undefined {
  const asked = query[attribute];
  if (!asked?.length) return undefined;
  if (attribute === 'category') return inCategories(groups, snapshot, asked);
  if (attribute === 'brand' || attribute === 'store') {
    const ids = new Set(idsOf(attribute, asked, snapshot));
    return flagged(groups[attribute].values, (id) => ids.has(id));
  }
  return flagged(groups[attribute].values, (value) => asked.includes(value));
}

const inCategories = (
  groups: ProductGroups,
  snapshot: CatalogueSnapshot,
  slugs: readonly string[],
) => {
  const ids = withChildren(snapshot.categories, slugs);
  return flagged(groups.category.values, (id) => ids.has(id));
};

/** Returns the ids of brands or stores; queries name stores by id or slug. */
function idsOf(
  attribute: 'brand' | 'store',
  asked: readonly string[],
  snapshot: CatalogueSnapshot,
): number[] {
  if (attribute === 'brand') {
    return snapshot.brands.filter(({ slug }) => asked.includes(slug)).map(({ id }) => id);
  }
  return snapshot.stores
    .filter(({ id, slug }) => asked.includes(slug) || asked.some((key) => isId(key, id)))
    .map(({ id }) => id);
}

const isId = (key: string, id: number) => /^\d{1,15}$/.test(key) && Number(key) === id;

/** Marks the codes of matching values with 1. */
function flagged<Value>(values: readonly Value[], isIn: (value: Value) => boolean): Uint8Array {
  return Uint8Array.from(values, (value) => (isIn(value) ? 1 : 0));
}
