import type {
  AttributeWords,
  Excluded,
  Measure,
  SearchWord,
} from '../../../../modules/search-language';
import { mostOfWords, mostRelevance, relevance } from '../../ranking';
import type { Phrases } from '../phrases';
import type { ProductColumns } from '../product-columns';
import type { ProductGroups } from '../product-groups';
import type { Vocabulary } from '../vocabulary';
import { collectKinds, withoutOthers } from './by-occasion';
import type { Descriptions } from './descriptions';
import { exclude } from './exclude';
import type { MarkedList } from './mark-list';
import type { Matches } from './matches';
import { onlyMeasured } from './measured';
import { mostWords } from './most-words';
import { NamedDocuments } from './named-documents';
import type { OccasionKinds } from './occasion-kinds';
import { type DocumentList, isKind, matchesOfWord, type WordMatches } from './word-matches';

const none = new Uint32Array(0);

const { fewFound, mostRead } = mostOfWords;

/** The share of a list below which candidates are looked up in it; with more it is read whole. */
const lookUpBelow = 1 / 16;

/** Finds the documents of searches. Its scratch arrays are as long as the catalogue. */
export class Matcher {
  #levels = new Uint8Array(0);
  #scores = new Uint8Array(0);
  #hits = new Uint8Array(0);
  #docs = new Uint32Array(0);
  #used = 0;
  readonly #named: NamedDocuments;

  constructor(
    readonly columns: ProductColumns,
    readonly groups: ProductGroups,
    readonly vocabulary: Vocabulary,
    readonly descriptions: Descriptions,
  ) {
    this.#named = new NamedDocuments(columns, groups);
  }

  /** Matches documents with all words; if they are few, those with most words follow. */
  match(words: readonly SearchWord[], attributeWords: AttributeWords, isExact = false): Matches {
    this.#makeRoom();
    const asked = words.filter(({ onlyRanks }) => !onlyRanks);
    if (asked.length > 0 && asked.length < words.length) {
      const found = this.match(asked, attributeWords, isExact);
      for (const word of words) if (word.onlyRanks) this.#raise(found, word);
      return found;
    }
    const sources = words.map((word) =>
      matchesOfWord(word, this.vocabulary, this.groups, attributeWords, this.columns),
    );
    const count = this.#withAll(sources);
    const size = sources.reduce((sum, one) => sum + one.size, 0);
    if (isExact || count >= fewFound || (count > 0 && size > mostRead))
      return { ...this.#found(count), full: 1 };
    const full = this.#docs.slice(0, count);
    this.#forget();
    const found = mostWords(
      {
        docs: this.#docs,
        scores: this.#scores,
        hits: this.#hits,
        levels: this.#levels,
        group: this.columns.group,
      },
      sources.map((source, index) => this.#withAllDocuments(source, words[index])),
      full,
    );
    this.#used = found.count;
    const missing = words.filter((_, index) => (found.used & (1 << index)) === 0);
    return {
      ...this.#found(
        found.count,
        missing.map(({ text }) => text),
      ),
      full: count > 0 ? mostOfWords.fullBonus : undefined,
    };
  }

  /** Raises the found documents that have a word in their names or attributes. */
  #raise({ docs, count, scores }: Matches, word: SearchWord): void {
    const levels = this.#levels;
    for (const term of this.vocabulary.whole([...word.keys, ...word.synonyms])) {
      for (const place of ['name', 'attribute'] as const) {
        const { docs: having, length } = this.vocabulary.postingsOf(term, place);
        this.#markLevels({ docs: having, length, level: relevance.attribute });
      }
    }
    for (let at = 0; at < count; at++) {
      const doc = docs[at] ?? 0;
      scores[doc] = Math.min(mostRelevance, (scores[doc] ?? 0) + (levels[doc] ?? 0));
      levels[doc] = 0;
    }
  }

  /** Removes documents of the last match that are marked for other audiences only, unless that is all of them. */
  withoutOthers(
    matches: Matches,
    marked: { wrong: readonly MarkedList[]; right: readonly MarkedList[] },
  ): Matches {
    const fitting = withoutOthers(matches, marked, this.#levels);
    this.#used = fitting.count;
    return fitting;
  }

  /**
   * Matches the documents of an occasion's kinds, each by the first that has it; only those of `among` if
   * given. Their scores are codes of the kinds, for `mixKinds`.
   */
  matchKinds(occasion: OccasionKinds, among: Matches | undefined): Matches {
    this.#makeRoom();
    const wanted = among ? this.#docs.slice(0, among.count) : undefined;
    this.#forget();
    const scratch = { docs: this.#docs, scores: this.#scores, levels: this.#levels };
    this.#used = collectKinds(scratch, occasion, wanted);
    return { ...this.#found(this.#used), kinds: occasion.kinds };
  }

  /** Matches all documents of a list, for a search with exclusions only. */
  all(list: Uint32Array): Matches {
    this.#makeRoom();
    this.#forget();
    this.#docs.set(list);
    for (const doc of list) this.#scores[doc] = 1;
    this.#used = list.length;
    return this.#found(list.length);
  }

  /** Removes excluded documents from the last match. */
  without(
    matches: Matches,
    excluded: readonly Excluded[],
    attributeWords: AttributeWords,
    phrases: Pick<Phrases, 'hasPair'>,
  ): Matches {
    return exclude(matches, excluded, this.#indexWith(phrases), attributeWords, this.#levels);
  }

  /** Keeps the documents of the last match that have a measure; undefined if no wanted document has it. */
  measured(
    matches: Matches,
    measure: Measure,
    isWanted: (doc: number) => boolean,
  ): Matches | undefined {
    return onlyMeasured(matches, measure, isWanted, this, this.#levels);
  }

  #indexWith(phrases: Pick<Phrases, 'hasPair'>) {
    const { columns, groups, vocabulary, descriptions } = this;
    return { columns, groups, vocabulary, descriptions, phrases };
  }

  #withAllDocuments(source: WordMatches, word: SearchWord | undefined) {
    return {
      ...source,
      named: this.#named.of(source),
      described: isKind(source.lists) ? none : this.descriptions.docsWith(word?.keys ?? []),
    };
  }

  #found(count: number, missing: string[] = []): Matches {
    return { docs: this.#docs, count, scores: this.#scores, missing };
  }

  #withAll(words: readonly WordMatches[]): number {
    this.#forget();
    const [first, ...others] = [...words].sort((a, b) => a.size - b.size);
    let count = first ? this.#begin(first) : 0;
    for (const source of others) count = this.#narrow(source, count);
    return count;
  }

  /** Clears the scratch arrays. */
  #forget(): void {
    for (let at = 0; at < this.#used; at++) this.#scores[this.#docs[at] ?? 0] = 0;
    this.#used = 0;
  }

  #makeRoom(): void {
    // The length is a multiple of four bytes, because scores are read as 32-bit words.
    const length = Math.ceil(this.columns.id.length / 4) * 4;
    if (this.#scores.length >= length) return;
    this.#levels = new Uint8Array(length);
    this.#scores = new Uint8Array(length);
    this.#hits = new Uint8Array(length);
    this.#docs = new Uint32Array(length);
  }

  /** Starts with all documents of a word; returns how many. */
  #begin(source: WordMatches): number {
    const docs = this.#named.of(source);
    const named = { docs, length: docs.length, level: relevance.elsewhere };
    let count = 0;
    for (const list of source.lists) count = this.#add(list, source.bonus, count);
    count = this.#add(named, undefined, count);
    this.#used = count;
    return count;
  }

  /** Adds the documents of a list that are not among the first `count` found; returns the new count. */
  #add(
    { docs, length, level }: DocumentList,
    bonus: Uint8Array | undefined,
    count: number,
  ): number {
    const found = this.#docs;
    const scores = this.#scores;
    const { group } = this.columns;
    let next = count;
    for (let at = 0; at < length; at++) {
      const doc = docs[at] ?? 0;
      if (scores[doc] !== 0) continue;
      scores[doc] = bonus ? level + (bonus[group[doc] ?? 0] ?? 0) : level;
      found[next++] = doc;
    }
    return next;
  }

  /** Keeps those of the first `count` found documents that have this word too; returns how many. */
  #narrow(source: WordMatches, count: number): number {
    if (count === 0) return 0;
    this.#used = Math.max(this.#used, count);
    const looked: WordMatches['lists'] = [];
    for (const list of source.lists) {
      if (count < list.length * lookUpBelow) looked.push(list);
      else this.#markLevels(list);
    }
    const found = this.#docs;
    const scores = this.#scores;
    const levels = this.#levels;
    const { group } = this.columns;
    const { bonus, groups } = source;
    let kept = 0;
    for (let at = 0; at < count; at++) {
      const doc = found[at] ?? 0;
      let level = levels[doc] ?? 0;
      for (const list of looked) {
        if (level < list.level && list.has(doc)) level = list.level;
      }
      if (level > 0 && bonus) level += bonus[group[doc] ?? 0] ?? 0;
      if (level === 0 && groups?.[group[doc] ?? 0] === 1) level = relevance.elsewhere;
      levels[doc] = 0;
      if (level === 0) {
        scores[doc] = 0;
        continue;
      }
      scores[doc] = (scores[doc] ?? 0) + level;
      found[kept++] = doc;
    }
    this.#used = kept;
    return kept;
  }

  /** Sets the level of a list's documents that are among those found so far. */
  #markLevels({ docs, length, level }: DocumentList): void {
    const scores = this.#scores;
    const levels = this.#levels;
    for (let at = 0; at < length; at++) {
      const doc = docs[at] ?? 0;
      if (scores[doc] !== 0 && (levels[doc] ?? 0) < level) levels[doc] = level;
    }
  }
}
