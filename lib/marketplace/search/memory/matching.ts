import { LRUCache } from 'lru-cache';
import type { AttributeWords } from '../language/attribute-words';
import type { SearchWord } from '../language/understanding';
import { relevance } from '../ranking';
import type { ProductColumns } from './product-columns';
import type { ProductGroups } from './product-groups';
import type { Vocabulary } from './vocabulary';
import { matchesOfWord, type WordMatches } from './word-matches';

/** Found documents with their relevance by document; valid until the next match. */
export type Matches = { docs: Uint32Array; count: number; scores: Uint8Array };

/** The documents of the groups that a word names, and of how many documents in all. */
type Named = { docs: Uint32Array; groups: Uint8Array; count: number };
const none = new Uint32Array(0);
const isSame = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

/** Below this share of a list's length it is quicker to look documents up than to read the list. */
const lookUpBelow = 1 / 16;

/** Share of all products from which on it is quicker to look at all than at the found ones in any order. */
const many = 1 / 64;

/** Share of all products from which on a word is frequent, and how many of an order are looked at for it. */
const frequent = 1 / 32;
const longOrder = 4000;

/** Puts many matches in ascending order, so that what looks at their columns reads memory from end to end. */
export function sortedByDocument(matches: Matches, { count }: ProductColumns): Matches {
  const { docs, scores } = matches;
  if (matches.count < count * many) return matches;
  let at = 0;
  for (let doc = 0; doc < count; doc++) {
    docs[at] = doc;
    at += scores[doc] === 0 ? 0 : 1;
  }
  return matches;
}

/** Finds the documents of searches; its scratch space is as long as the catalogue. */
export class Matcher {
  #levels = new Uint8Array(0);
  #scores = new Uint8Array(0);
  #hits = new Uint8Array(0);
  #docs = new Uint32Array(0);
  #used = 0;
  /** What words name, as long as no product is new: 16 MB of those last searched for. */
  readonly #named = new LRUCache<string, Named>({
    maxSize: 2 ** 24,
    sizeCalculation: ({ docs, groups }, names) => docs.byteLength + groups.length + names.length,
  });

  constructor(
    readonly columns: ProductColumns,
    readonly groups: ProductGroups,
    readonly vocabulary: Vocabulary,
  ) {}

  /** The documents that have all words, or else those that have most of them. */
  match(words: readonly SearchWord[], attributeWords: AttributeWords): Matches {
    this.#forget();
    this.#makeRoom();
    const sources = words
      .map((word) => matchesOfWord(word, this.vocabulary, this.groups, attributeWords))
      .sort((a, b) => a.size - b.size);
    const [first, ...others] = sources;
    let count = first ? this.#begin(first) : 0;
    for (const source of others) count = this.#narrow(source, count);
    if (count === 0 && others.length > 0) count = this.#mostly(sources);
    return { docs: this.#docs, count, scores: this.#scores };
  }

  /**
   * The last documents of an order that have the one word, which very many have; undefined when a look at some
   * thousands does not find enough, when the word is rarer, or when there are more words. For suggestions, which need a few popular ones.
   */
  firstWith(
    words: readonly SearchWord[],
    attributeWords: AttributeWords,
    order: Uint32Array,
    isWanted: (doc: number) => boolean,
    limit: number,
  ): number[] | undefined {
    const [word] = words;
    if (!word || words.length > 1 || order.length < longOrder) return undefined;
    const { lists, groups, size } = matchesOfWord(
      word,
      this.vocabulary,
      this.groups,
      attributeWords,
    );
    if (size < order.length * frequent) return undefined;
    const found: number[] = [];
    for (let at = 1; at <= longOrder && found.length < limit; at++) {
      const doc = order[order.length - at] ?? 0;
      const has =
        groups?.[this.columns.group[doc] ?? 0] === 1 || lists.some((list) => list.has(doc));
      if (has && isWanted(doc)) found.push(doc);
    }
    return found.length === limit ? found : undefined;
  }

  /** Makes the scratch space clean again. */
  #forget(): void {
    for (let at = 0; at < this.#used; at++) this.#scores[this.#docs[at] ?? 0] = 0;
    this.#used = 0;
  }

  #makeRoom(): void {
    const { length } = this.columns.id;
    if (this.#scores.length >= length) return;
    this.#levels = new Uint8Array(length);
    this.#scores = new Uint8Array(length);
    this.#hits = new Uint8Array(length);
    this.#docs = new Uint32Array(length);
  }

  /** All documents of a word. */
  #begin(source: WordMatches): number {
    const found = this.#docs;
    let count = 0;
    const add = (docs: Uint32Array, length: number, level: number) => {
      for (let at = 0; at < length; at++) {
        const doc = docs[at] ?? 0;
        if (this.#scores[doc] !== 0) continue;
        this.#scores[doc] = level;
        found[count++] = doc;
      }
    };
    for (const { docs, length, level } of source.lists) add(docs, length, level);
    this.#addBonus(source, count);
    const named = this.#namedBy(source);
    add(named, named.length, relevance.elsewhere);
    this.#used = count;
    return count;
  }

  /** The documents of the groups that a word names, in ascending order. */
  #namedBy({ groups: isNamed, names }: WordMatches): Uint32Array {
    if (!isNamed) return none;
    const { count } = this.columns;
    const known = this.#named.get(names);
    if (known?.count === count && isSame(known.groups, isNamed)) return known.docs;
    const own = this.groups.docs.filter((_, group) => isNamed[group] === 1);
    const docs = new Uint32Array(own.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const { docs: some, length } of own) {
      docs.set(some.subarray(0, length), at);
      at += length;
    }
    docs.sort();
    this.#named.set(names, { docs, groups: isNamed, count });
    return docs;
  }

  /** What the first `count` documents, found by their names, get for the name of their category. */
  #addBonus({ categories }: WordMatches, count: number): void {
    if (!categories) return;
    for (let at = 0; at < count; at++) {
      const doc = this.#docs[at] ?? 0;
      this.#scores[doc] = (this.#scores[doc] ?? 0) + this.#bonus(categories, doc);
    }
  }

  #bonus(categories: Uint8Array, doc: number): number {
    const code = this.groups.codes.category[this.columns.group[doc] ?? 0]?.[0] ?? -1;
    return categories[code] === 1 ? relevance.categoryToo : 0;
  }

  /** Keeps of the first `count` found documents those that have this word too. */
  #narrow(source: WordMatches, count: number): number {
    if (count === 0) return 0;
    this.#used = Math.max(this.#used, count);
    const looked: WordMatches['lists'] = [];
    for (const list of source.lists) {
      if (count < list.length * lookUpBelow) looked.push(list);
      else this.#markLevels(list);
    }
    const gone: number[] = [];
    let kept = 0;
    for (let at = 0; at < count; at++) {
      const doc = this.#docs[at] ?? 0;
      let level = this.#levels[doc] ?? 0;
      for (const list of looked) {
        if (level < list.level && list.has(doc)) level = list.level;
      }
      if (level > 0 && source.categories) level += this.#bonus(source.categories, doc);
      if (level === 0 && source.groups?.[this.columns.group[doc] ?? 0] === 1) {
        level = relevance.elsewhere;
      }
      this.#levels[doc] = 0;
      if (level === 0) {
        gone.push(doc);
        continue;
      }
      this.#scores[doc] = (this.#scores[doc] ?? 0) + level;
      this.#docs[kept++] = doc;
    }
    for (const doc of gone) this.#scores[doc] = 0;
    this.#used = kept;
    return kept;
  }

  /** Notes the level of a list's documents among those found so far. */
  #markLevels({ docs, length, level }: WordMatches['lists'][number]): void {
    for (let at = 0; at < length; at++) {
      const doc = docs[at] ?? 0;
      if (this.#scores[doc] !== 0 && (this.#levels[doc] ?? 0) < level) {
        this.#levels[doc] = level;
      }
    }
  }

  /** The documents with the greatest number of words. */
  #mostly(sources: readonly WordMatches[]): number {
    let count = 0;
    let most = 0;
    for (const [nth, source] of sources.entries()) {
      const add = (docs: Uint32Array, length: number, level: number) => {
        for (let at = 0; at < length; at++) {
          const doc = docs[at] ?? 0;
          if (this.#levels[doc] === nth + 1) continue;
          this.#levels[doc] = nth + 1;
          if (this.#hits[doc] === 0) this.#docs[count++] = doc;
          const hits = (this.#hits[doc] ?? 0) + 1;
          this.#hits[doc] = hits;
          this.#scores[doc] = (this.#scores[doc] ?? 0) + level;
          if (hits > most) most = hits;
        }
      };
      for (const { docs, length, level } of source.lists) add(docs, length, level);
      const named = this.#namedBy(source);
      add(named, named.length, relevance.elsewhere);
    }
    let kept = 0;
    for (let at = 0; at < count; at++) {
      const doc = this.#docs[at] ?? 0;
      if (this.#hits[doc] === most) this.#docs[kept++] = doc;
      else this.#scores[doc] = 0;
      this.#hits[doc] = 0;
      this.#levels[doc] = 0;
    }
    this.#used = kept;
    return kept;
  }
}
