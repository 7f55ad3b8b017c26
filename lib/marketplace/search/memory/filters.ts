import type { z } from 'zod';
import type { productQuerySchema } from '@/lib/api/schemas/catalog';
import { type Market, withChildren } from './catalogue-snapshot';
import { is } from './product-columns';
import { type Kinds, type Trait, traits } from './product-groups';

export type ListQuery = z.output<typeof productQuerySchema>;

/** Of a kind: all its products pass, all fail; a number between, all fail by that trait alone. */
export const verdicts = { pass: 0, fail: 255 } as const;

/** A query's filters, decided by kind where they can be. */
export type Filters = {
  /** By kind: 0 passes, 1 to 6 fails by that trait of `traits` alone (from 1), 255 fails. */
  verdicts: Uint8Array;
  /** Whether any kind fails. */
  isByKind: boolean;
  /** Flags that a product must have. */
  flags: number;
  /** Paise, of this moment. */
  minPrice: number;
  maxPrice: number;
  minRating: number;
  minDiscount: number;
  inStock: boolean;
  /** Whether any of the four above is asked for. */
  isMeasured: boolean;
};

const sectionFlags: Record<NonNullable<ListQuery['section']>, number> = {
  flash_deal: is.onDeal,
  featured: is.featured,
  top_rated: is.reviewed,
  best_selling: 0,
  latest: 0,
};

export function filtersOf(query: ListQuery, kinds: Kinds, market: Market): Filters {
  const { min_price: min, max_price: max } = query;
  const measures = {
    minPrice: min === undefined ? Number.NEGATIVE_INFINITY : Math.round(min * 100),
    maxPrice: max === undefined ? Number.POSITIVE_INFINITY : Math.round(max * 100),
    minRating: Math.fround(query.rating ?? 0),
    minDiscount: query.discount ?? 0,
    inStock: query.in_stock !== undefined,
  };
  const verdicts = verdictsOf(query, kinds, market);
  return {
    ...measures,
    verdicts,
    isByKind: verdicts.some((verdict) => verdict > 0),
    isMeasured:
      min !== undefined ||
      max !== undefined ||
      measures.minRating > 0 ||
      measures.minDiscount > 0 ||
      measures.inStock,
    flags: is.active | (query.section ? sectionFlags[query.section] : 0),
  };
}

function verdictsOf(query: ListQuery, kinds: Kinds, market: Market): Uint8Array {
  const { codes, count } = kinds;
  const verdict = new Uint8Array(count);
  const closed = new Set(market.stores.flatMap(({ id, isApproved }) => (isApproved ? [] : [id])));
  const open = flagged(kinds, 'store', (id: number) => !closed.has(id));
  const within =
    query.within === undefined ? undefined : inCategories(kinds, market, [query.within]);
  for (let kind = 0; kind < count; kind++) {
    const isOut =
      open[codes.store[kind]?.[0] as number] !== 1 ||
      (within !== undefined && within[codes.category[kind]?.[0] as number] !== 1);
    if (isOut) verdict[kind] = verdicts.fail;
  }
  traits.forEach((trait, nth) => {
    const allowed = allowedBy(trait, query, kinds, market);
    if (!allowed) return;
    const own = codes[trait];
    for (let kind = 0; kind < count; kind++) {
      const before = verdict[kind] as number;
      if (before === verdicts.fail || own[kind]?.some((code) => allowed[code] === 1)) continue;
      verdict[kind] = before === verdicts.pass ? nth + 1 : verdicts.fail;
    }
  });
  return verdict;
}

/** By code of the trait, whether the query lets it pass; undefined when it does not ask. */
function allowedBy(
  trait: Trait,
  query: ListQuery,
  kinds: Kinds,
  market: Market,
): Uint8Array | undefined {
  const asked = query[trait];
  if (!asked?.length) return undefined;
  if (trait === 'category') return inCategories(kinds, market, asked);
  if (trait === 'brand' || trait === 'store') {
    const ids = new Set(idsOf(trait, asked, market));
    return flagged(kinds, trait, (id: number) => ids.has(id));
  }
  return flagged(kinds, trait, (value: string) => asked.includes(value));
}

const inCategories = (kinds: Kinds, market: Market, slugs: readonly string[]) => {
  const ids = withChildren(market.categories, slugs);
  return flagged(kinds, 'category', (id: number) => ids.has(id));
};

/** Stores are asked for by id or slug. */
function idsOf(trait: 'brand' | 'store', asked: readonly string[], market: Market): number[] {
  if (trait === 'brand') {
    return market.brands.filter(({ slug }) => asked.includes(slug)).map(({ id }) => id);
  }
  return market.stores
    .filter(({ id, slug }) => asked.includes(slug) || asked.some((key) => isId(key, id)))
    .map(({ id }) => id);
}

const isId = (key: string, id: number) => /^\d{1,15}$/.test(key) && Number(key) === id;

function flagged<Value extends number | string>(
  kinds: Kinds,
  trait: Trait,
  isIn: (value: Value) => boolean,
): Uint8Array {
  const values = kinds[trait].values as Value[];
  return Uint8Array.from(values, (value) => (isIn(value) ? 1 : 0));
}
