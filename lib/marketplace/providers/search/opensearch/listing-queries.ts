import type { Query } from './query';
import { attributes, flags, numbers, words } from './shared-facts';

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

/** The facts that queries on SKUs ask after; `words` stands for all that the listing has not got. */
export function factsAsked(queries: readonly unknown[]): Set<string> {
  const known: readonly string[] = [...attributes, ...numbers];
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

/** Whether SKUs of one listing may differ in a fact. */
export const canDiffer = (fact: string): boolean => !ofListing.includes(fact);

/**
 * SKUs of listings whose SKUs differ in so many of these facts at least; undefined where none can. Of two, what they
 * fulfil together is for each SKU to say.
 */
export function differing(facts: Iterable<string>, least: 1 | 2): Query | undefined {
  const some = [...new Set(facts)].filter(canDiffer);
  if (some.length < least) return undefined;
  const should = some.map((fact) => ({ term: { 'sku.mixed': fact } }));
  return { bool: { should, minimum_should_match: least } };
}

/** Whether listings that some SKU of fulfils these queries have the same first SKU as without them. */
export const keepFirstSku = (queries: readonly Query[]): boolean =>
  [...factsAsked(queries)].every((fact) => ofListing.includes(fact) || fact === 'stock');
