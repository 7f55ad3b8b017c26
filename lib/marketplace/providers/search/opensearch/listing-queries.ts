import { all, flag, nested, type Query, terms } from './query';
import { attributes, flags, numbers, rest, wordFact, wordFields } from './shared-facts';

/** Facts that need no more than the listing itself: all of a listing's SKUs have them alike. */
const ofListing: readonly string[] = ['category', 'brand', 'store'];
const prefix = 'sku.';

/**
 * A query or aggregation on SKUs as one on listings, which finds those of which each condition is true of some active
 * SKU.
 */
export const ofListings = <Asked extends object>(asked: Asked): Asked =>
  withoutPrefix(asked) as Asked;

/** Fields are named by keys, and by the value of `field`; other values are what somebody looks for. */
function withoutPrefix(one: unknown): unknown {
  if (Array.isArray(one)) return one.map(withoutPrefix);
  if (typeof one !== 'object' || one === null) return one;
  return Object.fromEntries(
    Object.entries(one).map(([name, value]) => [
      own(name),
      name === 'field' ? own(String(value)) : withoutPrefix(value),
    ]),
  );
}

const own = (field: string) => (field.startsWith(prefix) ? field.slice(prefix.length) : field);

/** The facts that queries on SKUs ask after, each word one of them; `rest` stands for all that are not known. */
export function factsAsked(queries: readonly unknown[]): Set<string> {
  const found = new Set<string>();
  const look = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return;
    for (const [name, value] of Object.entries(one)) {
      if (!name.startsWith(prefix)) look(value);
      else for (const fact of factsIn(name.slice(prefix.length), value)) found.add(fact);
    }
  };
  look(queries);
  return found;
}

const isIn = (names: readonly string[], name: unknown) => names.includes(String(name));

function factsIn(field: string, value: unknown): string[] {
  if (field === 'flags' && value === 'active') return [];
  if (field === 'flags' && isIn(flags, value)) return [String(value)];
  if (isIn(wordFields, field) && Array.isArray(value)) {
    return value.map((word) => wordFact(field, String(word)));
  }
  return [isIn([...attributes, ...numbers], field) ? field : rest];
}

/** Whether SKUs of one listing may differ in a fact. */
export const canDiffer = (fact: string): boolean => !ofListing.includes(fact);

/**
 * SKUs of listings whose SKUs differ in what so many of these conditions ask after at least; undefined where none can.
 * What they fulfil of two together is for each SKU to say. A condition is the facts that it turns on.
 */
export function differing(
  conditions: readonly Iterable<string>[],
  least: 1 | 2,
): Query | undefined {
  const should = conditions
    .map((facts) => [...new Set(facts)].filter(canDiffer))
    .filter(({ length }) => length > 0)
    .map((facts) => terms('mixed', facts));
  if (should.length < least) return undefined;
  return { bool: { should, minimum_should_match: least } };
}

/** Whether listings that some SKU of fulfils these queries have the same first SKU as without them. */
export const keepFirstSku = (queries: readonly Query[]): boolean =>
  [...factsAsked(queries)].every((fact) => ofListing.includes(fact) || fact === 'stock');

/** What SKUs have to pass: the match of a search, and filters. */
export type Passing = { found: readonly Query[]; wanted: readonly Query[] };

/** Listings of which each filter is true of some active SKU, and the match of a search of one. */
export const listingsPassing = ({ found, wanted }: Passing): Query =>
  all([
    ...wanted.map(ofListings),
    ...(found.length > 0 ? [nested(all([...found, flag('active')]))] : []),
  ]);
