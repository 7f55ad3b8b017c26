import {
  type Attribute,
  attributeNames,
  isDescribingWord,
  type SearchWord,
} from '../../../../modules/search-language';
import type { CatalogueSnapshot } from '../../memory/catalogue-snapshot';
import type { Place } from '../../memory/vocabulary';
import { relevance } from '../../ranking';
import type { Catalogue } from '../catalogue';
import { all, any, flag, greatest, type Query, scored, terms } from '../query';

/** A word of a search as queries; see `matchesOfWord` of the engine in memory, which defines the rules. */
export type WordQueries = {
  /** Matches SKUs with it in their names or attributes, or whose category, brand, store, colour or size it names. */
  hit: Query;
  /** Returns the same queries, scored by the best place; `more` is added to each score. */
  scored(more: number): readonly Query[];
  /** Matches SKUs that have it only in their descriptions. */
  described: Query | undefined;
  isKind: boolean;
  /** Matches SKUs of the kind that it names. */
  kind: Query | undefined;
  /** True if it names a kind, or what goods are called where it says what is sought. */
  isThing: boolean;
  /** The word's weight in a search of which no product has all words. */
  weight: number;
  /** The number of SKUs that have it, each place counted. */
  size: number;
};

type Level = { level: number; query: Query };

const { name, nearName, kind, nearKind, attribute } = relevance;
const exactLevels: Record<Place, number> = { name, head: kind, beside: name, kind, attribute };
const nearLevels: Record<Place, number> = {
  name: nearName,
  head: nearKind,
  beside: nearName,
  kind: nearKind,
  attribute,
};
const places: readonly Place[] = ['name', 'kind', 'attribute'];
const namedBySynonyms: ReadonlySet<Attribute> = new Set(['colour', 'size']);
/** The number of SKUs described with a word above which the word distinguishes none. */
export const mostDescribed = 100_000;

const unique = (keys: readonly string[]) => [...new Set(keys)];

export function wordQueries(
  word: SearchWord,
  catalogue: Catalogue,
  snapshot: CatalogueSnapshot,
): WordQueries {
  const near = unique([...word.synonyms, ...word.beginnings]).filter(
    (key) => !word.keys.includes(key),
  );
  const namesKind = catalogue.has([...word.keys, ...near], 'kind');
  const levels = levelsOf(word, near, namesKind);
  const named = namedBy(word, catalogue, snapshot, namesKind);
  // A word that only describes another thing is no kind that is asked for.
  const isKind = namesKind && word.isModifier !== true;
  const meant = [...word.keys, ...word.synonyms];
  const categories = catalogue.valuesNamed(meant, 'category', snapshot);
  const isListed = catalogue.has([...word.keys, ...near]);
  return {
    hit: any([...levels.map(({ query }) => query), ...named]),
    scored(more) {
      const places = greatest(levels.map(({ level, query }) => scored(level + more, query)));
      const bonus = scored(relevance.categoryToo, terms('category', categories));
      return [
        categories.length > 0 ? { bool: { must: [places], should: [bonus] } } : places,
        ...(named.length > 0 ? [scored(relevance.elsewhere + more, any(named))] : []),
      ];
    },
    described: isKind ? undefined : terms('about', word.keys),
    isKind,
    kind: isKind ? terms('kind', [...word.keys, ...near]) : undefined,
    isThing: isKind || (word.isHead === true && catalogue.has([...word.keys, ...near], 'head')),
    weight: weightOf(word, catalogue, { isKind, isListed, isCategory: categories.length > 0 }),
    size: places.reduce((sum, place) => sum + catalogue.count([...word.keys, ...near], place), 0),
  };
}

/** Returns queries for the places in which a SKU has the word, with the relevance of each place. */
function levelsOf(
  { keys, isModifier, isHead }: SearchWord,
  near: readonly string[],
  isKind: boolean,
) {
  const found: Level[] = [];
  for (const place of isHead ? (['head', ...places] as const) : places) {
    found.push({ level: exactLevels[place], query: terms(place, keys) });
    if (near.length === 0) continue;
    const query = terms(place, near);
    // Once a word names a kind, a synonym in the name of a product of another known kind does not count.
    const counts = isKind && place === 'name' ? all([query, flag('unknown')]) : query;
    found.push({ level: nearLevels[place], query: counts });
  }
  return isModifier
    ? found.map(({ level, query }) => ({ level: Math.min(level, relevance.name), query }))
    : found;
}

/**
 * Returns queries for the attributes whose values the word names; a kind is more precise than a category such
 * as Watches & Sunglasses.
 */
function namedBy(
  word: SearchWord,
  catalogue: Catalogue,
  snapshot: CatalogueSnapshot,
  isKind: boolean,
): Query[] {
  const exact = [...word.keys, ...word.beginnings];
  return attributeNames.flatMap((one) => {
    if (one === 'origin' || (one === 'category' && isKind)) return [];
    const keys = namedBySynonyms.has(one) ? [...exact, ...word.synonyms] : exact;
    const values = catalogue.valuesNamed(keys, one, snapshot);
    return values.length > 0 ? [terms(one, unique(values))] : [];
  });
}

function weightOf(
  { text, keys, synonyms, beginnings, isHead }: SearchWord,
  catalogue: Catalogue,
  { isKind, isListed, isCategory }: Record<'isKind' | 'isListed' | 'isCategory', boolean>,
): number {
  if (/^\p{N}/u.test(text)) return 1;
  if (isKind || isHead) return 5;
  if (catalogue.has([...keys, ...synonyms, ...beginnings], 'attribute')) return 2;
  if (isCategory) return 5;
  return isListed && !isDescribingWord(text) ? 3 : 2;
}
