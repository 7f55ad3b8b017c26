import {
  type AskedOccasion,
  type Audience,
  keysOf,
  wordsOf,
} from '../../../../modules/search-language';
import { type CatalogueSnapshot, categoriesWith, withChildren } from '../catalogue-snapshot';
import { type ProductColumns, productFlag } from '../product-columns';
import type { ProductGroups } from '../product-groups';
import type { Place, Vocabulary } from '../vocabulary';
import type { Descriptions } from './descriptions';
import type { MarkedList } from './mark-list';
import type { OccasionKind } from './matches';
import type { DocumentList } from './word-matches';

/**
 * An occasion's kinds, the heaviest first; lists of documents marked for others, for the requested audience,
 * and for the occasion.
 */
export type OccasionKinds = {
  kinds: readonly OccasionKind[];
  wrong: readonly DocumentList[];
  right: readonly DocumentList[];
  marked: readonly DocumentList[];
};

type Index = {
  columns: ProductColumns;
  groups: ProductGroups;
  vocabulary: Vocabulary;
  snapshot: CatalogueSnapshot;
  descriptions: Descriptions;
};

/**
 * The weights of products whose names name a festival, whose texts name an occasion, or do so by another of its names,
 * and of those in a category that is named so, beside those of its kinds.
 */
export const saidWeights = { named: 60, described: 30, alike: 0.4, category: 0.3 } as const;
/** The number of products above which a word of their names distinguishes none. */
const mostSaid = 20_000;

const audiences: readonly Audience[] = ['women', 'men', 'girls', 'boys', 'kids', 'baby'];
/** The most kinds: codes are kept in a byte. */
const mostKinds = 120;

/** Returns the code of a kind in a score, odd if the document is marked for the occasion; never 0. */
export const kindCode = (kind: number, isMarked: boolean): number => 2 * kind + (isMarked ? 2 : 1);
export const kindOfCode = (code: number): number => (code - 1) >> 1;
export const isMarkedCode = (code: number): boolean => ((code - 1) & 1) === 1;

/** Looks up the kinds an occasion leads to; kinds that this market does not have are left out. */
export function occasionKinds(
  { named, festivals, alike, targets, marks, audience }: AskedOccasion,
  index: Index,
): OccasionKinds {
  const { vocabulary } = index;
  const said = [
    {
      lists: festivals.map((words) => saidBy(words, index, 'name')),
      weight: saidWeights.named,
    },
    { lists: named.map((words) => saidBy(words, index)), weight: saidWeights.described },
  ];
  const led = targets.map(({ kind, category, weight, isOwn }) => {
    const own = kind && isOwn ? [ofNoKind(saidBy(wordsOf(kind), index, 'name'), index)] : [];
    const lists = kind ? listsOfKind(kind, index) : category ? ofCategories([category], index) : [];
    return { lists: [...lists, ...own], weight };
  });
  const others = [
    { lists: alike.map((words) => saidBy(words, index)), weight: saidWeights.alike },
    ...led,
  ].sort((a, b) => b.weight - a.weight);
  const called = categoriesWith(index.snapshot.categories, named.flat());
  const inCategories = { lists: ofCategories(called, index), weight: saidWeights.category };
  const kinds = [...said, ...others, inCategories]
    .map(({ lists, weight }) => ({ lists: lists.filter(({ length }) => length > 0), weight }))
    .filter(({ lists }) => lists.length > 0)
    .slice(0, mostKinds);
  const { wrong, right } = audience ? markedFor(audience, vocabulary) : { wrong: [], right: [] };
  return {
    kinds,
    wrong,
    right,
    marked: listsOf(vocabulary, marks, ['attribute']),
  };
}

/** Returns products with all of the words in their names, or in these and their descriptions. */
function saidBy(
  words: readonly string[],
  { vocabulary, descriptions }: Index,
  where?: 'name',
): DocumentList {
  const having = words.map((word) => {
    const keys = keysOf(word);
    const docs = new Set(where ? [] : descriptions.docsWith(keys));
    for (const { docs: named, length } of listsOf(vocabulary, keys, ['name'])) {
      if (length > mostSaid) continue;
      for (const doc of named.subarray(0, length)) docs.add(doc);
    }
    return docs;
  });
  const [first = new Set<number>(), ...others] = having;
  const docs = Uint32Array.from(
    [...first].filter((doc) => others.every((one) => one.has(doc))),
  ).sort();
  return { docs, length: docs.length, level: 1 };
}

/** Keeps products of which nothing says what kind of thing they are. */
function ofNoKind({ docs, level }: DocumentList, { columns: { flags } }: Index): DocumentList {
  const some = docs.filter((doc) => ((flags[doc] ?? 0) & productFlag.ofKnownKind) === 0);
  return { docs: some, length: some.length, level };
}

/** Returns lists of products that names or attributes mark for an audience, and of those marked for other audiences. */
export function markedFor(audience: readonly Audience[], vocabulary: Vocabulary) {
  const lists = (some: readonly Audience[]) =>
    listsOf(vocabulary, some.flatMap(keysOf), ['name', 'attribute']);
  return {
    wrong: lists(audiences.filter((one) => !audience.includes(one))),
    right: lists(audience),
  };
}

const listsOf = (vocabulary: Vocabulary, keys: readonly string[], places: readonly Place[]) =>
  vocabulary.whole(keys).flatMap((term) => places.map((place) => listOf(vocabulary, term, place)));

function listOf(vocabulary: Vocabulary, term: number, place: Place): DocumentList & MarkedList {
  const postings = vocabulary.postingsOf(term, place);
  const { docs, length } = postings;
  return { docs, length, level: 1, has: (doc) => postings.has(doc) };
}

/** Returns products of the kind, and those that their names call so: `brass bell` is a bell with brass in its name. */
function listsOfKind(kind: string, { vocabulary }: Index): DocumentList[] {
  const words = wordsOf(kind);
  const last = keysOf(words.at(-1) ?? '');
  const others = words.slice(0, -1).map((word) => listsOf(vocabulary, keysOf(word), ['name']));
  const hasOthers = (doc: number) => others.every((lists) => lists.some((one) => one.has(doc)));
  const called = listsOf(vocabulary, last, ['head']).map(({ docs, length }) => {
    const some = docs.subarray(0, length).filter(hasOthers);
    return { docs: some, length: some.length, level: 1 };
  });
  return [...listsOf(vocabulary, keysOf(words.join('')), ['kind']), ...called];
}

function ofCategories(slugs: readonly string[], { groups, snapshot }: Index): DocumentList[] {
  if (slugs.length === 0) return [];
  const codes = new Set(
    [...withChildren(snapshot.categories, slugs)].map((id) => groups.category.find(id)),
  );
  const docs = groups.docsOf((group) => codes.has(groups.codes.category[group]?.[0]));
  return [{ docs, length: docs.length, level: 1 }];
}
