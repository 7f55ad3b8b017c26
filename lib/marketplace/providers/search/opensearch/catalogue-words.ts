import type { Place } from '../memory/vocabulary';
import type { IndexReader } from './cluster/index-reader';
import { untimed } from './listing-document';

export const places = [
  'name',
  'head',
  'beside',
  'kind',
  'attribute',
] as const satisfies readonly Place[];
export const attributes = ['category', 'brand', 'store', 'colour', 'size'] as const;
/** Milliseconds to read one list of words. */
const timeout = 120_000;
/** The least number of names with a pair that is suggested. */
const leastPairs = 2;
const mostPairs = 20_000;

export type Named = (typeof attributes)[number];
type Counted = [word: string, times: number][];

/** Words, keys and values of attributes by the field that has them, with the number of products. */
export type CatalogueWords = Record<Place | 'spelt' | 'pairs', Counted> &
  Record<Named, string[]> & {
    /** Products on sale by category and brand ('' for none). */
    groups: [category: string, brand: string, products: number][];
  };

/** Reads the words of all products of an index: seconds for a million. */
export async function readCatalogueWords(reader: IndexReader): Promise<CatalogueWords> {
  const read = async (fields: string[], filter?: object) => {
    const found: { values: string[]; count: number }[] = [];
    for await (const one of reader.allValues(fields, { filter, timeout })) found.push(one);
    return found;
  };
  const counted = async (field: string): Promise<Counted> =>
    (await read([field])).map(({ values: [value = ''], count }) => [value, count]);
  const valuesOf = async (field: Named) => (await counted(field)).map(([value]) => value);
  const spelt = async (): Promise<Counted> => {
    const times = new Map<string, number>();
    for (const [timed, count] of await counted('spelt')) {
      const word = untimed(timed);
      times.set(word, (times.get(word) ?? 0) + count);
    }
    return [...times];
  };
  const groups = async (): Promise<CatalogueWords['groups']> =>
    (await read(['category', 'brand'], { term: { 'sku.flags': 'active' } })).map(
      ({ values: [category = '', brand = ''], count }) => [category, brand, count],
    );
  const pairs = async (): Promise<Counted> =>
    (await reader.mostFrequent('pairs', mostPairs, timeout))
      .filter(({ count }) => count >= leastPairs)
      .map(({ value, count }) => [value, count]);
  // The lists are read one after the other, so that shoppers' queries come between.
  return {
    name: await counted('name'),
    head: await counted('head'),
    beside: await counted('beside'),
    kind: await counted('kind'),
    attribute: await counted('attribute'),
    spelt: await spelt(),
    category: await valuesOf('category'),
    brand: await valuesOf('brand'),
    store: await valuesOf('store'),
    colour: await valuesOf('colour'),
    size: await valuesOf('size'),
    groups: await groups(),
    pairs: await pairs(),
  };
}
