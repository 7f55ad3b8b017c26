import {
  type AskedOccasion,
  type AttributeWords,
  besideIn,
  type Excluded,
  genericThings,
  headsOf,
  type Measure,
  missingIn,
  occasionWords,
  type Reading,
  type SearchWord,
  saysKind,
  type Understanding,
  understand,
  understandWithOccasions,
} from '../../../../modules/search-language';
import { kept } from '../../kept';
import type { ListQuery } from '../../provider';
import { relevanceFloor } from '../../ranking';
import type { CatalogueSnapshot } from '../catalogue-snapshot';
import { catalogueWords, readAttributeWords } from '../catalogue-words';
import { type Filters, passes } from '../filters';
import type { Phrases } from '../phrases';
import type { ProductColumns } from '../product-columns';
import type { ProductGroups } from '../product-groups';
import { namesOf, type ProductRow } from '../product-rows';
import { hasStock } from '../result-page';
import type { Rules } from '../rules';
import type { Vocabulary } from '../vocabulary';
import { type Asked, ask, leftOut, optionsIn } from './asked';
import { Descriptions } from './descriptions';
import { firstWith } from './frequent-word';
import { Matcher } from './matcher';
import { aboveFloor, isSomeFull, type Matches, sortedByDocument } from './matches';
import { markedFor, occasionKinds } from './occasion-kinds';
import { listsOf } from './word-matches';

/**
 * Indexes attributes, `name:value` one a line. In a kind of several words, such as coffee mug, the last is
 * the kind and so is the whole; the others only distinguish it.
 */
export function indexAttributes(
  lines: string,
  doc: number,
  vocabulary: Pick<Vocabulary, 'index'>,
): void {
  for (const line of lines.split('\n')) {
    const at = line.indexOf(':');
    const value = line.slice(at + 1);
    if (line.slice(0, at) !== 'kind') {
      vocabulary.index(value, doc, 'attribute');
      continue;
    }
    const words = value.split(' ');
    const last = words.pop() ?? '';
    vocabulary.index(last, doc, genericThings.has(last) ? 'attribute' : 'kind');
    if (words.length === 0) continue;
    vocabulary.index([...words, last].join(''), doc, 'kind');
    vocabulary.index(words.join(' '), doc, 'attribute');
  }
}

/** Indexes what a product's names call it, unless its attributes say what kind of thing it is. */
export function indexHeads(
  names: readonly string[],
  attributes: string,
  doc: number,
  vocabulary: Pick<Vocabulary, 'index'>,
): void {
  if (saysKind(attributes)) return;
  for (const name of names) {
    for (const head of headsOfName(name)) vocabulary.index(head, doc, 'head');
  }
}

const headsOfName = kept(20_000, headsOf);

/** Indexes the things that a product's names say only beside it. */
export function indexBeside(
  names: readonly string[],
  doc: number,
  vocabulary: Pick<Vocabulary, 'index'>,
): void {
  for (const word of besideInNames(names.join('\n'))) vocabulary.index(word, doc, 'beside');
}

const besideInNames = kept(20_000, (names: string) => besideIn(names.split('\n')));

type Known = { snapshot: CatalogueSnapshot; rules: Rules };

/** Understands searches and finds their documents. */
export class TextSearch {
  readonly matcher: Matcher;
  readonly #descriptions = new Descriptions();
  #attributeWords:
    | { words: AttributeWords; values: number; snapshot: CatalogueSnapshot }
    | undefined;

  constructor(
    readonly columns: ProductColumns,
    readonly groups: ProductGroups,
    readonly vocabulary: Vocabulary,
    readonly phrases: Phrases,
  ) {
    this.matcher = new Matcher(columns, groups, vocabulary, this.#descriptions);
  }

  /** Indexes a new document's texts other than its names. */
  index(row: ProductRow, doc: number): void {
    indexAttributes(row.attributes, doc, this.vocabulary);
    indexHeads(namesOf(row), row.attributes, doc, this.vocabulary);
    indexBeside(namesOf(row), doc, this.vocabulary);
    this.#descriptions.index(row.about, doc);
  }

  understand(search: string, { snapshot, rules }: Known, reading: Reading = {}): Understanding {
    const { vocabulary, groups } = this;
    const attributeWords = this.attributeWords(snapshot);
    const descriptions = this.#descriptions;
    const words = catalogueWords(
      vocabulary,
      attributeWords,
      descriptions,
      groups,
      this.columns,
      rules.synonyms,
    );
    const understandAs = (more: Reading) => understand(search, words, { ...reading, ...more });
    if (reading.isExact || reading.isTyping) return understandAs({});
    const understood = reading.withoutOccasions
      ? understandAs({})
      : understandWithOccasions(understandAs, words, rules.occasions);
    const aside = occasionWords(understood.rest, rules.occasions);
    return { ...understood, missing: missingIn(understood, words, aside) };
  }

  /** Understands a query's search and finds its documents, ignoring its measures; see `measured`. */
  ask(query: ListQuery, search: string, known: Known): Asked {
    const isExact = query.exact !== undefined;
    const read = (more: Reading): Asked =>
      ask(
        (reading) => this.understand(search, known, { isExact, ...more, ...reading }),
        (understanding) => this.match(understanding, known.snapshot, isExact),
      );
    const asked = read({});
    // The market has nothing that the occasion leads to.
    const isOfNoUse = asked.understanding.occasion && asked.matches?.count === 0;
    if (isOfNoUse) return read({ withoutOccasions: true });
    const { excluded } = asked.understanding;
    return excluded.length > 0 && asked.matches?.count === 0
      ? read({ withoutExclusions: true })
      : asked;
  }

  /** Keeps documents with the measures of a search; a measure that no wanted document has is dropped and reported. */
  measured(asked: Asked, isWanted: (doc: number) => boolean): Asked {
    const { understanding, matches } = asked;
    if (understanding.measures.length === 0) return asked;
    let left = matches;
    const measures: Measure[] = [];
    const dropped = [...understanding.dropped];
    for (const measure of understanding.measures) {
      const some =
        left && !measure.isRange ? this.matcher.measured(left, measure, isWanted) : undefined;
      if (some) measures.push(measure);
      else if (!measure.isOptional) dropped.push(measure.words);
      left = some ?? left;
    }
    return { understanding: { ...understanding, measures, dropped }, matches: left };
  }

  /** Leaves out the colours and sizes in which what a search asks for is sold out. */
  inStock(asked: Asked, snapshot: CatalogueSnapshot, isWanted: (doc: number) => boolean): Asked {
    const { understanding, matches } = asked;
    const options = optionsIn(understanding, this.attributeWords(snapshot));
    if (!matches || options.length === 0) return asked;
    const isInStock = (doc: number) => hasStock(this.columns, doc) && isWanted(doc);
    const isSoldOut = isSomeFull(matches, isWanted) && !isSomeFull(matches, isInStock);
    return isSoldOut ? { understanding: leftOut(understanding, options), matches } : asked;
  }

  /** Matches the words of a search, apart from those that it excludes. */
  match(
    { words, dropped, excluded, occasion, audience }: Understanding,
    snapshot: CatalogueSnapshot,
    isExact = false,
  ): Matches {
    const attributeWords = this.attributeWords(snapshot);
    const isOnlyExcluding = excluded.length > 0 && words.length === 0 && dropped.length === 0;
    const found = occasion
      ? this.#matchOccasion(occasion, words, snapshot)
      : isOnlyExcluding
        ? this.matcher.all(this.#comparedTo(excluded))
        : this.matcher.match(words, attributeWords, isExact);
    const matches = audience
      ? this.matcher.withoutOthers(found, markedFor(audience, this.vocabulary))
      : found;
    return excluded.length > 0
      ? this.matcher.without(matches, excluded, attributeWords, this.phrases)
      : matches;
  }

  /** Returns the documents of the categories in which something has an excluded word; all if nothing has. */
  #comparedTo(excluded: readonly Excluded[]): Uint32Array {
    const { groups, columns, vocabulary } = this;
    const categoryOf = (group: number) => groups.codes.category[group]?.[0];
    const codes = new Set<number | undefined>();
    for (const word of excluded.flatMap(({ terms }) => terms.flat())) {
      for (const { docs, length } of listsOf(word, vocabulary)) {
        for (let at = 0; at < length; at++)
          codes.add(categoryOf(columns.group[docs[at] ?? 0] ?? 0));
      }
    }
    return groups.docsOf((group) => codes.size === 0 || codes.has(categoryOf(group)));
  }

  /** Matches the kinds that an occasion leads to; only documents that also have the other words. */
  #matchOccasion(
    occasion: AskedOccasion,
    words: readonly SearchWord[],
    snapshot: CatalogueSnapshot,
  ): Matches {
    const found =
      words.length > 0 ? this.matcher.match(words, this.attributeWords(snapshot)) : undefined;
    const index = { ...this, snapshot, descriptions: this.#descriptions };
    return this.matcher.matchKinds(occasionKinds(occasion, index), found);
  }

  /** Returns the last documents of an order that a frequent word has; see `frequent-word.ts`. */
  firstWith(
    { words, measures, excluded }: Understanding,
    snapshot: CatalogueSnapshot,
    order: Uint32Array,
    isWanted: (doc: number) => boolean,
    limit: number,
  ): number[] | undefined {
    if (measures.length > 0 || excluded.length > 0) return undefined;
    return firstWith(words, this.attributeWords(snapshot), this, order, isWanted, limit);
  }

  /** Returns the documents to list: all, or for an order other than relevance only those relevant enough. */
  toList(matches: Matches, { sort }: ListQuery, filters: Filters): Matches {
    const isWanted = (doc: number) => passes(this.columns, filters, doc);
    const isAll = sort === 'default' || matches.kinds !== undefined;
    const relevant = isAll ? matches : aboveFloor(matches, relevanceFloor, isWanted);
    return sortedByDocument(relevant, this.columns);
  }

  /** Returns the words that name categories, brands, stores, colours and sizes; rebuilt when these change. */
  attributeWords(snapshot: CatalogueSnapshot): AttributeWords {
    const values = this.groups.valueCount;
    if (this.#attributeWords?.values !== values || this.#attributeWords.snapshot !== snapshot) {
      const words = readAttributeWords(snapshot, this.groups, this.vocabulary);
      this.#attributeWords = { words, values, snapshot };
    }
    return this.#attributeWords.words;
  }
}
