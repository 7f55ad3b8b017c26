/** The facts of a SKU's document. */
type Facts = {
  category: string;
  brand: string | undefined;
  store: string;
  colour: string[];
  size: string | undefined;
  origin: string | undefined;
  price: number;
  discount: number;
  rating: number;
  flags: string[];
  sold: number;
  reviews: number;
  stars: number;
  by: Record<string, string>;
} & Record<WordField, readonly string[]>;

/** The facts of a SKU that lists filter and count by. */
export const attributes = ['category', 'brand', 'store', 'colour', 'size', 'origin'] as const;
export const numbers = ['price', 'discount', 'rating'] as const;
export const flags = ['stock', 'featured', 'reviewed', 'deal', 'unknown'] as const;
/** The name of all other facts, which may differ wherever there are several SKUs. */
export const rest = 'rest';

/** The fields that searches look for words in. */
export const wordFields = ['name', 'head', 'kind', 'attribute', 'about'] as const;
type WordField = (typeof wordFields)[number];
/** Returns the fact of a word in one of its fields. */
export const wordFact = (field: string, word: string): string => `${field}:${word}`;

export type SharedFacts = ReturnType<typeof factsOf>;

/**
 * Returns the facts that a listing's active SKUs share, stored on the listing so that lists count and sort
 * listings without a look at their SKUs. The listing alone tells whether some SKU fulfils several conditions
 * at once if its SKUs differ in at most one of the facts asked for; `mixed` names the facts in which they
 * differ. A listing without active SKUs has no facts: no list shows it.
 */
export const sharedFacts = (active: readonly Facts[]): Partial<SharedFacts> =>
  active.length ? factsOf(active) : {};

function factsOf(skus: readonly Facts[]) {
  const sum = (of: 'sold' | 'reviews' | 'stars') => skus.reduce((all, sku) => all + sku[of], 0);
  const of = (name: (typeof attributes)[number]) => unique(skus.flatMap((sku) => sku[name] ?? []));
  return {
    ...Object.fromEntries(attributes.map((name) => [name, of(name)])),
    ...Object.fromEntries(
      numbers.map((name) => [name, unique(skus.map((sku): number => sku[name]))]),
    ),
    flags: unique(skus.flatMap((sku) => sku.flags)),
    by: bestKeys(skus),
    skus: skus.length,
    ...{ sold: sum('sold'), reviews: sum('reviews'), stars: sum('stars') },
    mixed: [
      ...[...attributes, ...numbers].filter((name) => differ(skus, (sku) => sku[name])),
      ...flags.filter((flag) => differ(skus, (sku) => sku.flags.includes(flag))),
      ...(skus.length > 1 ? [rest] : []),
    ],
  };
}

/** Returns the words, as facts, that some of a listing's active SKUs have and others do not. */
export const partialWords = (skus: readonly Facts[]): string[] =>
  skus.length < 2 ? [] : wordFields.flatMap((field) => partialIn(field, skus));

function partialIn(field: WordField, skus: readonly Facts[]): string[] {
  if (new Set(skus.map((sku) => sku[field])).size === 1) return [];
  const counts = new Map<string, number>();
  for (const word of skus.flatMap((sku) => sku[field])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].flatMap(([word, n]) => (n < skus.length ? wordFact(field, word) : []));
}

const unique = <Value>(all: readonly Value[]): Value[] => [...new Set(all)];

const differ = (skus: readonly Facts[], of: (sku: Facts) => unknown): boolean =>
  new Set(skus.map((sku) => JSON.stringify(of(sku)))).size > 1;

/** Returns the first key in each order. */
function bestKeys(skus: readonly Facts[]): Record<string, string> {
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
