import type { ListQuery } from '../../engine';
import type { AttributeWords } from '../../language/attribute-words';
import { missingIn } from '../../language/missing';
import { occasionWords, understandWithOccasions } from '../../language/occasions/apply';
import { type Reading, type Understanding, understand } from '../../language/understanding';
import { relevanceFloor } from '../../ranking';
import type { CatalogueSnapshot } from '../catalogue-snapshot';
import { catalogueWords, readAttributeWords } from '../catalogue-words';
import { type Filters, filtersOf, passes } from '../filters';
import type { ProductColumns } from '../product-columns';
import type { ProductGroups } from '../product-groups';
import type { ProductRow } from '../product-rows';
import type { Rules } from '../rules';
import type { Vocabulary } from '../vocabulary';
import { type Asked, ask, hasAny, withUnderstood } from './asked';
import { Descriptions } from './descriptions';
import { indexAttributes } from './index-attributes';
import { Matcher } from './matcher';
import { aboveFloor, type Matches, sortedByDocument } from './matches';
import { occasionKinds } from './occasion-kinds';

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
  ) {
    this.matcher = new Matcher(columns, groups, vocabulary, this.#descriptions);
  }

  /** Indexes what a new document says besides its names. */
  index(row: ProductRow, doc: number): void {
    indexAttributes(row.attributes, doc, this.vocabulary);
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
      : understandWithOccasions(search, understandAs, words, rules.occasions);
    const aside = occasionWords(search, rules.occasions);
    return { ...understood, missing: missingIn(search, understood, words, aside) };
  }

  /** Finds the documents of what was understood: of its words, or of the kinds that its occasion leads to. */
  #match({ words, occasion }: Understanding, snapshot: CatalogueSnapshot, isExact: boolean) {
    const attributeWords = this.attributeWords(snapshot);
    if (!occasion) return this.matcher.match(words, attributeWords, isExact);
    const found = words.length > 0 ? this.matcher.match(words, attributeWords) : undefined;
    const kinds = occasionKinds(occasion, { ...this, snapshot });
    return this.matcher.matchKinds(kinds, found);
  }

  /** Understands a query's search and finds its documents; a size that none of them has is ignored. */
  ask(query: ListQuery, search: string, known: Known): Asked {
    const { snapshot } = known;
    const isExact = query.exact !== undefined;
    const read = (reading: Reading): Asked =>
      ask(
        (more) => this.understand(search, known, { isExact, ...reading, ...more }),
        (understanding) => this.#match(understanding, snapshot, isExact),
      );
    const first = read({});
    // This market has nothing of what the occasion leads to.
    const isOfNoUse = first.understanding.occasion && first.matches?.count === 0;
    const asked = isOfNoUse ? read({ withoutOccasions: true }) : first;
    if (!asked.understanding.filters.some(({ kind }) => kind === 'size')) return asked;
    const applied = withUnderstood(query, asked.understanding);
    const filters = filtersOf(applied, this.groups, snapshot);
    return hasAny(asked, (doc) => passes(this.columns, filters, doc))
      ? asked
      : read({ withoutSizes: true });
  }

  /** The documents to list: all, or for another order than that of relevance only those relevant enough. */
  toList(matches: Matches, { sort }: ListQuery, filters: Filters): Matches {
    const isWanted = (doc: number) => passes(this.columns, filters, doc);
    const isAll = sort === 'default' || matches.kinds !== undefined;
    const relevant = isAll ? matches : aboveFloor(matches, relevanceFloor, isWanted);
    return sortedByDocument(relevant, this.columns);
  }

  /** The words that name categories, brands, stores, colours and sizes; rebuilt when these change. */
  attributeWords(snapshot: CatalogueSnapshot): AttributeWords {
    const values = this.groups.valueCount;
    if (this.#attributeWords?.values !== values || this.#attributeWords.snapshot !== snapshot) {
      const words = readAttributeWords(snapshot, this.groups, this.vocabulary);
      this.#attributeWords = { words, values, snapshot };
    }
    return this.#attributeWords.words;
  }
}
