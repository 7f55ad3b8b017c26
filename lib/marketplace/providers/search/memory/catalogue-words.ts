import { textsOfRow } from '@/lib/i18n/translated';
import {
  type AddedSynonyms,
  AttributeWords,
  type CatalogueWords,
  keysOf,
  type NamedValue,
  wordsOf,
} from '../../../modules/search-language';
import type { CatalogueSnapshot } from './catalogue-snapshot';
import type { Descriptions } from './matching/descriptions';
import type { Postings } from './postings';
import { type ProductColumns, productFlag } from './product-columns';
import type { ProductGroups } from './product-groups';
import type { Place, Vocabulary } from './vocabulary';

/** Returns the name of a category in every language that has one. */
const textsOf = (category: CatalogueSnapshot['categories'][number]) =>
  Object.values(textsOfRow(category, 'name')).flatMap((text) => text || []);

/** Yields the names of all attributes that products have; a subcategory is also found by its parent's names. */
function* namedValues(snapshot: CatalogueSnapshot, groups: ProductGroups): Generator<NamedValue> {
  const { categories, brands, stores } = snapshot;
  for (const category of categories) {
    const { id, parentId } = category;
    const code = groups.category.find(id);
    if (code === undefined) continue;
    const parent = categories.find((other) => other.id === parentId);
    for (const text of [...textsOf(category), ...(parent ? textsOf(parent) : [])]) {
      yield { attribute: 'category', code, name: text };
    }
  }
  for (const { id, name } of brands) {
    const code = groups.brand.find(id);
    if (code !== undefined) yield { attribute: 'brand', code, name };
  }
  for (const { id, name } of stores) {
    const code = groups.store.find(id);
    if (code !== undefined) yield { attribute: 'store', code, name };
  }
  for (const [code, name] of groups.colour.values.entries()) {
    yield { attribute: 'colour', code, name };
  }
  for (const [code, name] of groups.size.values.entries()) yield { attribute: 'size', code, name };
}

/** Reads the words that name attributes; the vocabulary learns them too, so that they are completed and corrected. */
export function readAttributeWords(
  snapshot: CatalogueSnapshot,
  groups: ProductGroups,
  vocabulary: Vocabulary,
): AttributeWords {
  const names = [...namedValues(snapshot, groups)];
  for (const { name } of names) for (const word of wordsOf(name)) vocabulary.learn(word, 0);
  return new AttributeWords(names);
}

const places: readonly Place[] = ['name', 'kind', 'attribute'];
const kinds: readonly Place[] = ['kind', 'head'];
/** The maximum of documents of a list to look at; words of longer lists occur together anyway, or seldom. */
const mostLookedAt = 2000;

/** Returns whether one of the first documents of a list is in one of the others. */
function shareDocument(lists: readonly Postings[], others: readonly Postings[]): boolean {
  const count = (all: readonly Postings[]) => all.reduce((sum, { length }) => sum + length, 0);
  const [few, many] = count(lists) < count(others) ? [lists, others] : [others, lists];
  return few.some(({ docs, length }) => {
    for (let at = 0; at < Math.min(length, mostLookedAt); at++) {
      const doc = docs[at] ?? 0;
      if (many.some((list) => list.has(doc))) return true;
    }
    return false;
  });
}

/** Returns the index's facts that the language layer asks for. */
export function catalogueWords(
  vocabulary: Vocabulary,
  attributeWords: AttributeWords,
  descriptions: Descriptions,
  groups: ProductGroups,
  columns: ProductColumns,
  added: AddedSynonyms,
): CatalogueWords {
  const productsWith = (term: number) =>
    vocabulary.postingsOf(term).length +
    vocabulary.postingsOf(term, 'kind').length +
    vocabulary.postingsOf(term, 'attribute').length;
  const weightOf = (term: number) =>
    productsWith(term) + (attributeWords.has(vocabulary.keyOf(term)) ? 1 : 0);
  const listsOf = (keys: readonly string[]) =>
    vocabulary
      .whole(keys)
      .flatMap((term) => places.map((place) => vocabulary.postingsOf(term, place)));
  const keysOfTerms = (terms: number[]) => terms.map((term) => vocabulary.keyOf(term));
  return {
    isSpelt: (word) => vocabulary.has(word),
    occurs: (keys) => vocabulary.whole(keys).length > 0,
    productsWith: (keys) => listsOf(keys).reduce((sum, { length }) => sum + length, 0),
    together: (keys, others) => shareDocument(listsOf(keys), listsOf(others)),
    finds: (key) => attributeWords.has(key) || vocabulary.whole([key]).some(productsWith),
    isKind: (key) =>
      vocabulary
        .whole([key])
        .some((term) => kinds.some((place) => vocabulary.postingsOf(term, place).length > 0)),
    isBrand: (first, second) =>
      (['brand', 'store'] as const).some((attribute) => {
        const codes = new Set(attributeWords.codesNamed(keysOf(second), attribute));
        return attributeWords.codesNamed(keysOf(first), attribute).some((code) => codes.has(code));
      }),
    isCategory: (key) => attributeWords.codesNamed([key], 'category').length > 0,
    isOption: (key) => attributeWords.isOption([key]),
    isAttribute: (key) =>
      vocabulary.whole([key]).some((term) => vocabulary.postingsOf(term, 'attribute').length > 0),
    isSold: (words) => attributeWords.isCategory(words) || hasThing(words, vocabulary, columns),
    isInNames: (words) => mayBeCalled(words, vocabulary, columns),
    isOnlyBeside: (keys) => {
      const count = (place: Place) =>
        vocabulary
          .whole(keys)
          .reduce((sum, term) => sum + vocabulary.postingsOf(term, place).length, 0);
      return count('beside') > 0 && count('beside') >= count('name');
    },
    isDescribed: (word) => descriptions.has(word),
    beginningWith: (letters, limit) => keysOfTerms(vocabulary.beginning(letters, limit)),
    soundingLike: (beginnings, limit) => keysOfTerms(vocabulary.sounding(beginnings, limit)),
    soundingEnglish: (word, how) => vocabulary.soundingEnglish(word, how),
    withConsonantsOf: (word) => vocabulary.withConsonantsOf(word),
    correctionOf: (word) => vocabulary.correct(word, weightOf),
    completionOf: (word) => vocabulary.complete(word, weightOf),
    sizes: () => groups.size.values,
    added,
  };
}

/** Returns whether a product has all words in its name and, of the flags `known`, is on sale only. */
export function hasInName(
  words: readonly string[],
  vocabulary: Vocabulary,
  { flags }: ProductColumns,
  known: number = productFlag.active | productFlag.ofKnownKind,
  isOne: (doc: number) => boolean = () => true,
): boolean {
  const lists = words.map((word) =>
    vocabulary.whole(keysOf(word)).map((term) => vocabulary.postingsOf(term)),
  );
  const [first = [], ...others] = lists;
  return first.some(({ docs, length }) => {
    for (let at = 0; at < Math.min(length, mostLookedAt); at++) {
      const doc = docs[at] ?? 0;
      const isWanted = ((flags[doc] ?? 0) & known) === productFlag.active && isOne(doc);
      if (isWanted && others.every((any) => any.some((list) => list.has(doc)))) return true;
    }
    return false;
  });
}

/** Returns whether a product may be what the words name, by its name: see `isInNames`. */
function mayBeCalled(
  words: readonly string[],
  vocabulary: Vocabulary,
  columns: ProductColumns,
): boolean {
  const beside = vocabulary
    .whole(keysOf(words.at(-1) ?? ''))
    .map((term) => vocabulary.postingsOf(term, 'beside'));
  const known = productFlag.active | (words.length > 1 ? 0 : productFlag.ofKnownKind);
  return hasInName(words, vocabulary, columns, known, (doc) => !beside.some((one) => one.has(doc)));
}

/** Returns whether a product is of the kind that the words name, or has them all in its name and is the last. */
function hasThing(
  words: readonly string[],
  vocabulary: Vocabulary,
  { flags }: ProductColumns,
): boolean {
  const isOnSale = (doc: number) => ((flags[doc] ?? 0) & productFlag.active) !== 0;
  const some = ({ docs, length }: Postings, is: (doc: number) => boolean) => {
    for (let at = 0; at < length; at++) if (is(docs[at] ?? 0)) return true;
    return false;
  };
  const listsOf = (word: string, place: Place) =>
    vocabulary.whole(keysOf(word)).map((term) => vocabulary.postingsOf(term, place));
  if (listsOf(words.join(''), 'kind').some((postings) => some(postings, isOnSale))) return true;
  const others = words.slice(0, -1).map((word) => listsOf(word, 'name'));
  const hasOthers = (doc: number) => others.every((any) => any.some((one) => one.has(doc)));
  const last = words.at(-1) ?? '';
  return kinds
    .flatMap((place) => listsOf(last, place))
    .some((postings) => some(postings, (doc) => isOnSale(doc) && hasOthers(doc)));
}
