import { all, flag, nested, type Query, terms } from './query';
import { attributes, flags, numbers, rest, wordFact, wordFields } from './shared-facts';

/** Facts of the listing itself: all of a listing's SKUs share them. */
const ofListing: readonly string[] = ['category', 'brand', 'store'];
const prefix = 'sku.';

/**
 * Converts a query or aggregation on SKUs to one on listings, which finds those for which each condition is
 * true of some active SKU.
 */
export const ofListings = <Asked extends object>(asked: Asked): Asked =>
  withoutPrefix(asked) as Asked;

/** Removes the prefix from field names, which are keys and the value of `field`; other values are search terms. */
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

/** Returns the facts on which queries on SKUs depend, each word one of them; `rest` represents all unknown ones. */
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

/** Returns whether SKUs of one listing may differ in a fact. */
export const canDiffer = (fact: string): boolean => !ofListing.includes(fact);

/**
 * Matches SKUs of listings whose SKUs differ in facts of at least so many of these conditions; undefined if
 * none can. Only the SKUs themselves tell whether one fulfils two conditions at once. A condition is given by
 * its facts.
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

/** Returns whether these queries leave the first SKU of every matching listing unchanged. */
export const keepFirstSku = (queries: readonly Query[]): boolean =>
  [...factsAsked(queries)].every((fact) => ofListing.includes(fact) || fact === 'stock');

/** Conditions on SKUs: the match of a search, and filters. */
export type Passing = { found: readonly Query[]; wanted: readonly Query[] };

/** Matches listings of which some active SKU passes each filter, and one matches the search. */
export const listingsPassing = ({ found, wanted }: Passing): Query =>
  all([
    ...wanted.map(ofListings),
    ...(found.length > 0 ? [nested(all([...found, flag('active')]))] : []),
  ]);
