import {
  type Attribute,
  attributeNames,
  type SearchWord,
} from '../../../../modules/search-language';
import type { CatalogueSnapshot } from '../../memory/catalogue-snapshot';
import type { Place } from '../../memory/vocabulary';
import { relevance } from '../../ranking';
import type { Catalogue } from '../catalogue';
import { all, any, flag, greatest, type Query, scored, terms } from '../query';

/** A word of a search as queries; see `matchesOfWord` of the engine in memory, whose rules these are. */
export type WordQueries = {
  /** SKUs with it in their names or attributes, or whose category, brand, store, colour or size it names. */
  hit: Query;
  /** The same, scored by the best place; `more` is added to each score. */
  scored(more: number): readonly Query[];
  /** SKUs whose descriptions alone have it. */
  described: Query | undefined;
  isKind: boolean;
  /** How much it counts among the words of a search of which no product has all. */
  weight: number;
  /** How many SKUs have it, each place counted. */
  size: number;
};

type Level = { level: number; query: Query };

const { name, nearName, kind, nearKind, attribute } = relevance;
const exactLevels: Record<Place, number> = { name, kind, attribute };
const nearLevels: Record<Place, number> = { name: nearName, kind: nearKind, attribute };
const places: readonly Place[] = ['name', 'kind', 'attribute'];
const namedBySynonyms: ReadonlySet<Attribute> = new Set(['colour', 'size']);
/** Where more SKUs describe themselves with a word, it tells none apart. */
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
  // What only says something of another thing is no kind that is asked for.
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
    weight: weightOf(word, catalogue, { isKind, isListed, isCategory: categories.length > 0 }),
    size: places.reduce((sum, place) => sum + catalogue.count([...word.keys, ...near], place), 0),
  };
}

/** Where a SKU has the word, with the relevance of each place. */
function levelsOf({ keys, isModifier }: SearchWord, near: readonly string[], isKind: boolean) {
  const found: Level[] = [];
  for (const place of places) {
    found.push({ level: exactLevels[place], query: terms(place, keys) });
    if (near.length === 0) continue;
    const query = terms(place, near);
    // Where a word names a kind, a synonym in the name of what is known to be of another kind does not count.
    const counts = isKind && place === 'name' ? all([query, flag('unknown')]) : query;
    found.push({ level: nearLevels[place], query: counts });
  }
  return isModifier
    ? found.map(({ level, query }) => ({ level: Math.min(level, relevance.name), query }))
    : found;
}

/** By which attributes SKUs are named; the kind is known better than by a category such as Watches & Sunglasses. */
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
  { text, keys, synonyms, beginnings }: SearchWord,
  catalogue: Catalogue,
  { isKind, isListed, isCategory }: Record<'isKind' | 'isListed' | 'isCategory', boolean>,
): number {
  if (/^\p{N}/u.test(text)) return 1;
  if (isKind) return 5;
  if (catalogue.has([...keys, ...synonyms, ...beginnings], 'attribute')) return 2;
  if (isCategory) return 5;
  return isListed ? 3 : 2;
}
