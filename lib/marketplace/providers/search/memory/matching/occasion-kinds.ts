import {
  type AskedOccasion,
  type Audience,
  keysOf,
  wordsOf,
} from '../../../../modules/search-language';
import { type CatalogueSnapshot, withChildren } from '../catalogue-snapshot';
import { type ProductColumns, productFlag } from '../product-columns';
import type { ProductGroups } from '../product-groups';
import type { Place, Vocabulary } from '../vocabulary';
import type { MarkedList } from './mark-list';
import type { OccasionKind } from './matches';
import type { DocumentList } from './word-matches';

/** An occasion's kinds, the heaviest first; what is marked for others, for those asked for, and for the occasion. */
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
};

const audiences: readonly Audience[] = ['women', 'men', 'girls', 'boys', 'kids', 'baby'];
/** Codes are kept in a byte. */
const mostKinds = 120;

/** The code of a kind in a score, odd where the document is marked for the occasion; never 0. */
export const kindCode = (kind: number, isMarked: boolean): number => 2 * kind + (isMarked ? 2 : 1);
export const kindOfCode = (code: number): number => (code - 1) >> 1;
export const isMarkedCode = (code: number): boolean => ((code - 1) & 1) === 1;

/** Looks up what an occasion leads to; kinds that this market does not have are left out. */
export function occasionKinds(
  { targets, marks, audience }: AskedOccasion,
  index: Index,
): OccasionKinds {
  const { vocabulary } = index;
  const kinds = targets
    .map(({ kind, category, weight }) => {
      const lists = kind ? listsOfKind(kind, index) : category ? ofCategory(category, index) : [];
      return { lists: lists.filter(({ length }) => length > 0), weight };
    })
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

/** What names or attributes mark for an audience, and what for others. */
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

/** What is of the kind, and what has it in its name where nothing says of what kind it is. */
function listsOfKind(kind: string, { vocabulary, columns }: Index): DocumentList[] {
  const isUnknown = (doc: number) => ((columns.flags[doc] ?? 0) & productFlag.ofKnownKind) === 0;
  return vocabulary.whole(keysOf(wordsOf(kind).join(''))).flatMap((term) => {
    const named = listOf(vocabulary, term, 'name');
    const docs = named.docs.subarray(0, named.length).filter(isUnknown);
    return [listOf(vocabulary, term, 'kind'), { docs, length: docs.length, level: 1 }];
  });
}

function ofCategory(slug: string, { groups, snapshot }: Index): DocumentList[] {
  const codes = new Set(
    [...withChildren(snapshot.categories, [slug])].map((id) => groups.category.find(id)),
  );
  const docs = groups.docsOf((group) => codes.has(groups.codes.category[group]?.[0]));
  return [{ docs, length: docs.length, level: 1 }];
}
