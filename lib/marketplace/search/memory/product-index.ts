import type { Locale } from '@/lib/i18n/locales';
import { isActive } from '../../catalog/on-sale';
import type { FoundProducts, ListQuery } from '../engine';
import type { AttributeWords } from '../language/attribute-words';
import { type Reading, type Understanding, understand } from '../language/understanding';
import { relevanceFloor } from '../ranking';
import { type CatalogueSnapshot, emptySnapshot } from './catalogue-snapshot';
import { catalogueWords, readAttributeWords } from './catalogue-words';
import { countFacets } from './count-facets';
import { DocumentNumbers } from './document-numbers';
import { countByValue, facetsOf } from './facets';
import { type Filters, filtersOf, passes } from './filters';
import { GroupSummaries } from './group-summaries';
import { isAlone, Listings } from './listings';
import { LiveDeals } from './live-deals';
import { type Asked, ask, hasAny, understoodOf, withUnderstood } from './matching/asked';
import { Descriptions } from './matching/descriptions';
import { indexAttributes } from './matching/index-attributes';
import { Matcher } from './matching/matcher';
import { aboveFloor, type Matches, sortedByDocument } from './matching/matches';
import { Phrases } from './phrases';
import { ProductColumns, productFlag } from './product-columns';
import { ProductGroups } from './product-groups';
import type { ProductRow } from './product-rows';
import { hasStock, oncePerListing, pageBy, pageByRelevance, sortedPage } from './result-page';
import { SortOrders } from './sort-orders';
import { Vocabulary } from './vocabulary';
import type { yieldEvery } from './yield-to-event-loop';

/** FNV-1a over all texts that are searched and the listing, to notice changes. */
function hashOfTexts({ name, nameHi, attributes, about, listingId }: ProductRow): number {
  const text = [name, nameHi ?? '', attributes, about, listingId].join('\u0000');
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** A new document, to be inserted into the order by name. */
export type NamedDocument = { doc: number; row: ProductRow };

const everything: ListQuery = { page: 1, limit: 1, sort: 'default', group: 'listing' };

/**
 * All products in memory. It does not read the database: `put` and `setSnapshot` fill it, `find` answers
 * queries, all synchronously. A document never changes its names, attributes or listing: a product that does gets a
 * new document, and the old one is marked deleted.
 */
export class ProductIndex {
  readonly columns = new ProductColumns();
  readonly groups = new ProductGroups();
  readonly vocabulary = new Vocabulary();
  readonly phrases = new Phrases();
  readonly orders = new SortOrders(this.columns);
  readonly listings = new Listings(this.columns);
  snapshot: CatalogueSnapshot = emptySnapshot;
  /** Grows with every change. */
  version = 0;
  readonly #numbers = new DocumentNumbers(this.columns);
  readonly #summaries = new GroupSummaries(this.columns, this.groups);
  readonly #descriptions = new Descriptions();
  readonly #matcher = new Matcher(this.columns, this.groups, this.vocabulary, this.#descriptions);
  readonly #deals = new LiveDeals();
  #attributeWords:
    | { words: AttributeWords; values: number; snapshot: CatalogueSnapshot }
    | undefined;
  #isBuilt = false;

  /** The document of a product, if it is known. */
  docOf(id: number): number | undefined {
    return this.#numbers.of(id);
  }

  /** Adds or updates a product; returns the new document to insert by name, and the deleted one to remove. */
  put(row: ProductRow): { fresh?: NamedDocument; gone?: number } {
    const doc = this.docOf(row.id);
    const group = this.groups.of(row);
    const text = hashOfTexts(row);
    this.version++;
    if (doc !== undefined && this.columns.group[doc] === group && this.columns.text[doc] === text) {
      this.#write(doc, row);
      return {};
    }
    if (doc !== undefined) this.#markDeleted(doc);
    return { fresh: { doc: this.#append(row, group, text), row }, gone: doc };
  }

  /** The product no longer exists. */
  remove(id: number): void {
    const doc = this.docOf(id);
    if (doc !== undefined) this.#markDeleted(doc);
    this.version++;
  }

  setSnapshot(snapshot: CatalogueSnapshot): void {
    this.snapshot = snapshot;
    this.#deals.stale();
    this.version++;
  }

  /** Builds the orders and summaries once all products are added; `names` by document. */
  async build(
    names: Record<Locale, string[]>,
    pause: ReturnType<typeof yieldEvery>,
  ): Promise<void> {
    await this.orders.build(this.columns.count, names, pause);
    await this.#summaries.build(pause);
    this.#isBuilt = true;
  }

  /** A page of the contract's query as ids, with facets. `now` in milliseconds since 1970. */
  find(query: ListQuery, lang: Locale, now: number): FoundProducts {
    this.#settleDeals(now);
    const { columns, groups, snapshot } = this;
    const asked = query.search ? this.#ask(query, query.search) : undefined;
    const applied = asked ? withUnderstood(query, asked.understanding) : query;
    const filters = filtersOf(applied, groups, snapshot);
    const matches = asked?.matches && this.#prepared(asked.matches, applied, filters);
    const found = { columns, filters, matches, counted: this.#count(filters, matches) };
    const offset = (query.page - 1) * query.limit;
    const docs =
      matches && applied.sort === 'default'
        ? pageByRelevance(
            { ...found, matches },
            this.orders.descending('popularity'),
            offset,
            query.limit,
          )
        : pageBy(found, this.orders.orderOf(applied, lang), offset, query.limit);
    const counts = countByValue(found.counted, groups, filters);
    return {
      ids: this.#idsOf(docs),
      total: found.counted.total,
      page: query.page,
      limit: query.limit,
      facets: facetsOf(found.counted, counts, groups, snapshot, query, lang),
      understood_as: asked?.understanding.corrected ?? null,
      understood: asked ? understoodOf(asked, query, found.counted.total, this.vocabulary) : null,
    };
  }

  /** Understands a search and finds its documents; a size that none of them has is ignored. */
  #ask(query: ListQuery, search: string): Asked {
    const isExact = query.exact !== undefined;
    const read = (reading: Reading): Asked =>
      ask(
        (more) => this.understand(search, { isExact, ...reading, ...more }),
        (words) => this.#matcher.match(words, this.attributeWords(), isExact),
      );
    const asked = read({});
    if (!asked.understanding.filters.some(({ kind }) => kind === 'size')) return asked;
    const applied = withUnderstood(query, asked.understanding);
    const filters = filtersOf(applied, this.groups, this.snapshot);
    return hasAny(asked, (doc) => passes(this.columns, filters, doc))
      ? asked
      : read({ withoutSizes: true });
  }

  #prepared(matches: Matches, { sort }: ListQuery, filters: Filters): Matches {
    const isWanted = (doc: number) => passes(this.columns, filters, doc);
    const relevant = sort === 'default' ? matches : aboveFloor(matches, relevanceFloor, isWanted);
    return sortedByDocument(relevant, this.columns);
  }

  /** Ids of the most relevant listings on sale of a search, what is in stock first, and the search as it was understood. */
  findBest(search: string, limit: number, now: number) {
    this.#settleDeals(now);
    const { columns } = this;
    const filters = this.#onSale();
    const order = this.orders.descending('popularity');
    const understanding = this.understand(search, { isTyping: true });
    const { words } = understanding;
    const isFirst = oncePerListing({ columns, filters });
    const isWanted = (doc: number) =>
      hasStock(columns, doc) && passes(columns, filters, doc) && isFirst(doc);
    const first = this.#matcher.firstWith(
      words,
      this.attributeWords(),
      order.docs,
      isWanted,
      limit,
    );
    if (first) return { ids: this.#idsOf(first), understanding };
    const { docs, count, scores } = this.#matcher.match(words, this.attributeWords());
    const byRelevance = (a: number, b: number) =>
      Number(hasStock(columns, b)) - Number(hasStock(columns, a)) ||
      (scores[b] ?? 0) - (scores[a] ?? 0) ||
      order.compare(b, a);
    const onSale = docs.subarray(0, count).filter((doc) => passes(columns, filters, doc));
    const best = sortedPage({ columns, filters }, onSale, byRelevance, 0, limit);
    return { ids: this.#idsOf(best), understanding };
  }

  /** Numbers of products on sale by the ids of categories, brands and stores. */
  countsOnSale() {
    const filters = this.#onSale();
    const counts = countByValue(this.#count(filters, undefined), this.groups, filters);
    const byId = (attribute: 'category' | 'brand' | 'store') =>
      new Map(this.groups[attribute].values.map((id, code) => [id, counts[attribute][code] ?? 0]));
    return { categories: byId('category'), brands: byId('brand'), stores: byId('store') };
  }

  understand(search: string, reading: Reading = {}): Understanding {
    const { vocabulary, groups } = this;
    const words = catalogueWords(vocabulary, this.attributeWords(), this.#descriptions, groups);
    return understand(search, words, reading);
  }

  /** The words that name categories, brands, stores, colours and sizes; rebuilt when these change. */
  attributeWords(): AttributeWords {
    const { groups, snapshot } = this;
    const values = groups.valueCount;
    if (this.#attributeWords?.values !== values || this.#attributeWords.snapshot !== snapshot) {
      const words = readAttributeWords(snapshot, groups, this.vocabulary);
      this.#attributeWords = { words, values, snapshot };
    }
    return this.#attributeWords.words;
  }

  #onSale(): Filters {
    return filtersOf(everything, this.groups, this.snapshot);
  }

  #count(filters: Filters, matches: Matches | undefined) {
    const { columns, groups, listings } = this;
    return countFacets({ columns, groups, listings, summaries: this.#summaries }, filters, matches);
  }

  #idsOf(docs: number[]): number[] {
    return docs.map((doc) => this.columns.id[doc] ?? 0);
  }

  #write(doc: number, row: ProductRow): void {
    const { columns } = this;
    this.#changeActive(doc, Number(isActive(row)) - this.#isActive(doc));
    columns.write(doc, row);
    columns.setDeal(doc, this.#deals.priceOf(doc));
    this.#summaries.touch(columns.group[doc] ?? 0);
    if (this.#isBuilt) this.orders.touch(doc);
  }

  #append(row: ProductRow, group: number, text: number): number {
    const { columns } = this;
    const doc = columns.add();
    columns.id[doc] = row.id;
    columns.group[doc] = group;
    columns.text[doc] = text;
    this.groups.docs[group]?.push(doc);
    for (const name of [row.name, row.nameHi ?? '']) {
      this.vocabulary.index(name, doc);
      this.phrases.note(name, doc, row.brandId !== null);
    }
    indexAttributes(row.attributes, doc, this.vocabulary);
    this.#descriptions.index(row.about, doc);
    this.#numbers.note(row.id, doc);
    this.#addToListing(row.listingId, doc);
    this.#write(doc, row);
    this.#deals.stale();
    return doc;
  }

  #addToListing(listing: number, doc: number): void {
    const sibling = this.listings.add(listing, doc);
    if (sibling === undefined) return;
    const group = this.columns.group[sibling] ?? 0;
    this.groups.changeAlone(group, -this.#isActive(sibling));
    this.#summaries.touch(group);
  }

  #markDeleted(doc: number): void {
    this.#changeActive(doc, -this.#isActive(doc));
    this.columns.flags[doc] = 0;
    this.#summaries.touch(this.columns.group[doc] ?? 0);
    this.#deals.forget(doc);
  }

  #changeActive(doc: number, by: number): void {
    const group = this.columns.group[doc] ?? 0;
    this.groups.changeActive(group, by);
    if (isAlone(this.columns, doc)) this.groups.changeAlone(group, by);
  }

  #isActive(doc: number): number {
    return ((this.columns.flags[doc] ?? 0) & productFlag.active) === 0 ? 0 : 1;
  }

  #settleDeals(now: number): void {
    for (const doc of this.#deals.settle(now, this.snapshot.deals, (id) => this.docOf(id))) {
      this.columns.setDeal(doc, this.#deals.priceOf(doc));
      this.orders.touchPrice(doc);
      this.#summaries.touch(this.columns.group[doc] ?? 0);
      this.version++;
    }
  }
}
