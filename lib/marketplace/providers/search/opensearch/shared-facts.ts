import type { SkuDocument } from './listing-document';
import type { Query } from './query';

/**
 * What a listing's active SKUs have together lies on the listing itself, so that lists count and sort listings without
 * a look at their SKUs. That some SKU fulfils several conditions at once follows from the listing alone where its SKUs
 * differ in one of these facts at most; in which they differ is `mixed`.
 */
const values = ['category', 'brand', 'store', 'colour', 'size', 'origin'] as const;
const numbers = ['price', 'discount', 'rating'] as const;
const flags = ['stock', 'featured', 'reviewed', 'deal'] as const;
/** Facts that need no more than the listing itself: all of a listing's SKUs have them alike. */
const ofListing: readonly string[] = ['category', 'brand', 'store'];
/** What SKUs of a listing are called may differ wherever there are several. */
const words = 'words';

export type SharedFacts = ReturnType<typeof factsOf>;

/** Of a listing without active SKUs nothing: no list shows it. */
export const sharedFacts = (active: readonly SkuDocument[]): Partial<SharedFacts> =>
  active.length ? factsOf(active) : {};

function factsOf(skus: readonly SkuDocument[]) {
  const sum = (of: 'sold' | 'reviews' | 'stars') => skus.reduce((all, sku) => all + sku[of], 0);
  const of = (name: (typeof values)[number]) => unique(skus.flatMap((sku) => sku[name] ?? []));
  return {
    ...Object.fromEntries(values.map((name) => [name, of(name)])),
    ...Object.fromEntries(
      numbers.map((name) => [name, unique(skus.map((sku): number => sku[name]))]),
    ),
    flags: unique(skus.flatMap((sku) => sku.flags)),
    by: bestKeys(skus),
    skus: skus.length,
    ...{ sold: sum('sold'), reviews: sum('reviews'), stars: sum('stars') },
    mixed: [
      ...[...values, ...numbers].filter((name) => differ(skus, (sku) => sku[name])),
      ...flags.filter((flag) => differ(skus, (sku) => sku.flags.includes(flag))),
      ...(skus.length > 1 ? [words] : []),
    ],
  };
}

const unique = <Value>(all: readonly Value[]): Value[] => [...new Set(all)];

const differ = (skus: readonly SkuDocument[], of: (sku: SkuDocument) => unknown): boolean =>
  new Set(skus.map((sku) => JSON.stringify(of(sku)))).size > 1;

/** The key of each order that comes first. */
function bestKeys(skus: readonly SkuDocument[]): Record<string, string> {
  const best: Record<string, string> = {};
  for (const { by } of skus) {
    for (const [name, key] of Object.entries(by)) {
      const before = best[name];
      if (before === undefined || isBefore(name, key, before)) best[name] = key;
    }
  }
  return best;
}

function isBefore(name: string, key: string, other: string): boolean {
  const isLess = name.startsWith('name') ? key < other : BigInt(key) < BigInt(other);
  return name.includes('Asc') ? isLess : key !== other && !isLess;
}

const prefix = 'sku.';

/** A query on SKUs as one on listings, which finds those of which each condition is true of some active SKU. */
export const ofListings = (query: Query): Query =>
  JSON.parse(JSON.stringify(query).replaceAll(`"${prefix}`, '"')) as Query;

/** The facts that queries on SKUs ask after; `words` stands for all that the listing has not got. */
export function factsAsked(queries: readonly unknown[]): Set<string> {
  const known: readonly string[] = [...values, ...numbers];
  const found = new Set<string>();
  const look = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return;
    for (const [name, value] of Object.entries(one)) {
      if (!name.startsWith(prefix)) {
        look(value);
        continue;
      }
      const field = name.slice(prefix.length);
      const fact = field === 'flags' ? String(value) : field;
      if (field === 'flags' && fact === 'active') continue;
      const isKnown = known.includes(fact) || (flags as readonly string[]).includes(fact);
      found.add(isKnown ? fact : words);
    }
  };
  look(queries);
  return found;
}

/**
 * SKUs of listings whose SKUs differ in so many of these facts at least; undefined where none can. Of two, what they
 * fulfil together is for each SKU to say.
 */
export function differing(facts: Iterable<string>, least: 1 | 2): Query | undefined {
  const some = [...new Set(facts)].filter((fact) => !ofListing.includes(fact));
  if (some.length < least) return undefined;
  const should = some.map((fact) => ({ term: { 'sku.mixed': fact } }));
  return { bool: { should, minimum_should_match: least } };
}

/** Whether listings that some SKU of fulfils these queries have the same first SKU as without them. */
export const keepFirstSku = (queries: readonly Query[]): boolean =>
  [...factsAsked(queries)].every((fact) => ofListing.includes(fact) || fact === 'stock');
