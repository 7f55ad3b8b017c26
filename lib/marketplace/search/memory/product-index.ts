import type { Locale } from '@/lib/i18n/locales';
import { isActive } from '../../catalog/on-sale';
import type { FoundProducts, ListQuery } from '../engine';
import type { AttributeWords } from '../language/attribute-words';
import { understand } from '../language/understanding';
import { type CatalogueSnapshot, emptySnapshot } from './catalogue-snapshot';
import { catalogueWords, readAttributeWords } from './catalogue-words';
import { DocumentNumbers } from './document-numbers';
import { countFacets, passes } from './facet-counts';
import { countByValue, facetsOf } from './facets';
import { type Filters, filtersOf } from './filters';
import { GroupSummaries } from './group-summaries';
import { LiveDeals } from './live-deals';
import { Matcher, type Matches, sortedByDocument } from './matching';
import { Phrases } from './phrases';
import { ProductColumns, productFlag } from './product-columns';
import { ProductGroups } from './product-groups';
import type { ProductRow } from './product-rows';
import { pageBy, pageByRelevance } from './result-page';
import { SortOrders } from './sort-orders';
import { firstOf } from './sorted-documents';
import { Vocabulary } from './vocabulary';
import type { yieldEvery } from './yield-to-event-loop';

/** FNV-1a over both names, to notice changes. */
function hashOfNames({ name, nameHi }: ProductRow): number {
  const text = `${name}\u0000${nameHi ?? ''}`;
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** A new document, to be inserted into the order by name. */
export type NamedDocument = { doc: number; row: ProductRow };

const everything: ListQuery = { page: 1, limit: 1, sort: 'default' };

/**
 * All products in memory. It does not read the database: `put` and `setSnapshot` fill it, `find` answers
 * queries, all synchronously. A document never changes its names or attributes: a product that does gets a
 * new document, and the old one is marked deleted.
 */
export class ProductIndex {
  readonly columns = new ProductColumns();
  readonly groups = new ProductGroups();
  readonly vocabulary = new Vocabulary();
  readonly phrases = new Phrases();
  readonly orders = new SortOrders(this.columns);
  snapshot: CatalogueSnapshot = emptySnapshot;
  /** Grows with every change. */
  version = 0;
  readonly #numbers = new DocumentNumbers(this.columns);
  readonly #summaries = new GroupSummaries(this.columns, this.groups);
  readonly #matcher = new Matcher(this.columns, this.groups, this.vocabulary);
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
    const text = hashOfNames(row);
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
    const filters = filtersOf(query, groups, snapshot);
    const understood = query.search ? this.understand(query.search) : undefined;
    const matches =
      understood &&
      sortedByDocument(this.#matcher.match(understood.words, this.attributeWords()), columns);
    const found = { columns, filters, matches, counted: this.#count(filters, matches) };
    const offset = (query.page - 1) * query.limit;
    const docs =
      matches && query.sort === 'default'
        ? pageByRelevance(
            { ...found, matches },
            this.orders.descending('popularity'),
            offset,
            query.limit,
          )
        : pageBy(found, this.orders.orderOf(query, lang), offset, query.limit);
    const counts = countByValue(found.counted, groups, filters);
    return {
      ids: this.#idsOf(docs),
      total: found.counted.total,
      page: query.page,
      limit: query.limit,
      facets: facetsOf(found.counted, counts, groups, snapshot, query, lang),
      understood_as: understood?.corrected ?? null,
    };
  }

  /** Ids of the most relevant products on sale of a search, and the search as it was understood. */
  findBest(search: string, limit: number, now: number) {
    this.#settleDeals(now);
    const { columns } = this;
    const filters = this.#onSale();
    const order = this.orders.descending('popularity');
    const understanding = this.understand(search);
    const { words } = understanding;
    const isOnSale = (doc: number) => passes(columns, filters, doc);
    const first = this.#matcher.firstWith(
      words,
      this.attributeWords(),
      order.docs,
      isOnSale,
      limit,
    );
    if (first) return { ids: this.#idsOf(first), understanding };
    const { docs, count, scores } = this.#matcher.match(words, this.attributeWords());
    const byRelevance = (a: number, b: number) =>
      (scores[b] ?? 0) - (scores[a] ?? 0) || order.compare(b, a);
    const best = firstOf(docs.subarray(0, count), byRelevance, limit, isOnSale);
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

  understand(search: string) {
    return understand(search, catalogueWords(this.vocabulary, this.attributeWords()));
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
    return countFacets(this.columns, this.groups, this.#summaries, filters, matches);
  }

  #idsOf(docs: number[]): number[] {
    return docs.map((doc) => this.columns.id[doc] ?? 0);
  }

  #write(doc: number, row: ProductRow): void {
    const { columns, groups } = this;
    const group = columns.group[doc] ?? 0;
    groups.changeActive(group, Number(isActive(row)) - this.#isActive(doc));
    columns.write(doc, row);
    columns.setDeal(doc, this.#deals.priceOf(doc));
    this.#summaries.touch(group);
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
    this.#numbers.note(row.id, doc);
    this.#write(doc, row);
    this.#deals.stale();
    return doc;
  }

  #markDeleted(doc: number): void {
    const group = this.columns.group[doc] ?? 0;
    this.groups.changeActive(group, -this.#isActive(doc));
    this.columns.flags[doc] = 0;
    this.#summaries.touch(group);
    this.#deals.forget(doc);
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
