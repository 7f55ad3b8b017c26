import { canonicalSize } from '@/lib/i18n/canonical-size';
import type { Locale } from '@/lib/i18n/locales';
import { isActive } from '../../../modules/offers';
import type { Reading, Understanding } from '../../../modules/search-language';
import type { FoundProducts, ListQuery } from '../provider';
import { type CatalogueSnapshot, emptySnapshot } from './catalogue-snapshot';
import { countFacets } from './counting/count-facets';
import { facetsOf } from './counting/facets';
import { GroupSummaries } from './counting/group-summaries';
import { DocumentNumbers } from './document-numbers';
import { type Filters, filtersOf, onSaleFilters, passes } from './filters';
import { isAlone, Listings } from './listings';
import { LiveDeals } from './live-deals';
import { type Asked, understoodOf, withoutPrice, withUnderstood } from './matching/asked';
import { boostMatches } from './matching/boost';
import { isSomeFull, type Matches } from './matching/matches';
import { mixKinds } from './matching/mix-kinds';
import { TextSearch } from './matching/text-search';
import { Phrases } from './phrases';
import { hashOfTexts } from './postings';
import { ProductColumns, productFlag } from './product-columns';
import { ProductGroups } from './product-groups';
import { namesOf, type ProductRow } from './product-rows';
import { hasStock, oncePerListing, pageBy, pageByRelevance, sortedPage } from './result-page';
import { boostsOf, noRules, prepareRules, type Rules } from './rules';
import { SortOrders } from './sort-orders';
import { Vocabulary } from './vocabulary';
import type { yieldEvery } from './yield-to-event-loop';

/** A new document, to be inserted into the order by name. */
export type NamedDocument = { doc: number; row: ProductRow };

/**
 * An index of all products in memory. It does not read the database: `put` and `setSnapshot` fill it, `find`
 * answers queries, all synchronously. A document never changes its names, attributes or listing: a product
 * that does gets a new document, and the old one is marked deleted.
 */
export class ProductIndex {
  readonly columns = new ProductColumns();
  readonly groups = new ProductGroups();
  readonly vocabulary = new Vocabulary();
  readonly phrases = new Phrases();
  readonly orders = new SortOrders(this.columns);
  readonly listings = new Listings(this.columns);
  snapshot: CatalogueSnapshot = emptySnapshot;
  rules: Rules = noRules;
  /** The version, increased by every change. */
  version = 0;
  readonly #numbers = new DocumentNumbers(this.columns);
  readonly #summaries = new GroupSummaries(this.columns, this.groups);
  readonly #texts = new TextSearch(this.columns, this.groups, this.vocabulary, this.phrases);
  readonly #deals = new LiveDeals();
  #isBuilt = false;

  /** Returns the document of a product, if it is known. */
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

  /** Removes a product that no longer exists. */
  remove(id: number): void {
    const doc = this.docOf(id);
    if (doc !== undefined) this.#markDeleted(doc);
    this.version++;
  }

  setSnapshot(snapshot: CatalogueSnapshot): void {
    this.snapshot = snapshot;
    this.rules = prepareRules(snapshot);
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

  /** Returns a page of the contract's query as ids, with facets. `now` in milliseconds since 1970. */
  find(asked: ListQuery, lang: Locale, now: number, rules = this.rules): FoundProducts {
    this.#settleDeals(now);
    const { columns, groups, snapshot } = this;
    const { query, read } = this.#read(asked, rules);
    const applied = read ? withUnderstood(query, read.understanding) : query;
    const filters = filtersOf(applied, groups, snapshot);
    const isPassing = (doc: number) => passes(columns, filters, doc);
    const measured =
      read && this.#texts.inStock(this.#texts.measured(read, isPassing), snapshot, isPassing);
    const matches = measured?.matches && this.#texts.toList(measured.matches, applied, filters);
    if (matches?.kinds) {
      const isWanted = (doc: number) => hasStock(columns, doc) && isPassing(doc);
      mixKinds({ ...matches, kinds: matches.kinds }, columns, isWanted);
    }
    if (matches && applied.sort === 'default') {
      boostMatches(matches, boostsOf(rules, query.search ?? '', now), this);
    }
    const found = { columns, groups, filters, matches, counted: this.#count(filters, matches) };
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
    return {
      ids: this.#idsOf(docs),
      total: found.counted.total,
      page: query.page,
      limit: query.limit,
      facets: facetsOf(found.counted, groups, snapshot, query, lang),
      understood_as: measured?.understanding.corrected ?? null,
      understood: measured
        ? understoodOf(measured, query, found.counted.total, this.vocabulary)
        : null,
    };
  }

  /** Reads a query's search; a price that nothing with all words has is given up if something has another. */
  #read(asked: ListQuery, rules: Rules): { query: ListQuery; read: Asked | undefined } {
    const query = asked.size ? { ...asked, size: asked.size.map(canonicalSize) } : asked;
    const { groups, snapshot, columns } = this;
    if (!query.search) return { query, read: undefined };
    const read = this.#texts.ask(query, query.search, { snapshot, rules });
    const other = withoutPrice(query, read.understanding);
    const { matches } = read;
    if (!other || !matches?.full) return { query, read };
    const isSome = (query: ListQuery, understanding: Understanding) => {
      const filters = filtersOf(withUnderstood(query, understanding), groups, snapshot);
      return isSomeFull(matches, (doc) => passes(columns, filters, doc));
    };
    return isSome(query, read.understanding) || !isSome(other.query, other.understanding)
      ? { query, read }
      : { query: other.query, read: { ...read, understanding: other.understanding } };
  }

  /**
   * Returns the ids of the most relevant listings on sale of a search, those in stock first, and the search as
   * understood.
   */
  findBest(search: string, limit: number, now: number) {
    this.#settleDeals(now);
    const { columns } = this;
    const filters = onSaleFilters(this.groups, this.snapshot);
    const order = this.orders.descending('popularity');
    const understanding = this.understand(search, { isTyping: true });
    const isFirst = oncePerListing({ columns, filters });
    const isWanted = (doc: number) =>
      hasStock(columns, doc) && passes(columns, filters, doc) && isFirst(doc);
    const first = this.#texts.firstWith(understanding, this.snapshot, order.docs, isWanted, limit);
    if (first) return { ids: this.#idsOf(first), understanding };
    const all = this.#texts.match(understanding, this.snapshot);
    const { matches = all } = this.#texts.measured({ understanding, matches: all }, (doc) =>
      passes(columns, filters, doc),
    );
    const { docs, count, scores } = matches;
    const byRelevance = (a: number, b: number) =>
      Number(hasStock(columns, b)) - Number(hasStock(columns, a)) ||
      (scores[b] ?? 0) - (scores[a] ?? 0) ||
      order.compare(b, a);
    const isFound = (doc: number) => scores[doc] !== 0 && passes(columns, filters, doc);
    const found = docs.subarray(0, count);
    const best = sortedPage({ columns, filters }, found, isFound, byRelevance, 0, limit);
    return { ids: this.#idsOf(best), understanding };
  }

  /** Counts products on sale by the ids of categories, brands and stores. */
  countsOnSale() {
    const filters = onSaleFilters(this.groups, this.snapshot);
    const counted = this.#count(filters, undefined);
    const byId = (attribute: 'category' | 'brand' | 'store') =>
      new Map(
        this.groups[attribute].values.map((id, code) => [id, counted.countOf(attribute, code)]),
      );
    return { categories: byId('category'), brands: byId('brand'), stores: byId('store') };
  }

  understand(search: string, reading?: Reading): Understanding {
    return this.#texts.understand(search, this, reading);
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
    this.#touchCounts(doc);
    if (this.#isBuilt) this.orders.touch(doc);
  }

  #append(row: ProductRow, group: number, text: number): number {
    const { columns } = this;
    const doc = columns.add();
    columns.id[doc] = row.id;
    columns.group[doc] = group;
    columns.text[doc] = text;
    this.groups.docs[group]?.push(doc);
    for (const name of namesOf(row)) {
      this.vocabulary.index(name, doc);
      this.phrases.note(name, doc, row.brandId !== null);
    }
    this.#texts.index(row, doc);
    this.#numbers.note(row.id, doc);
    this.#addToListing(row.listingId, doc);
    this.#write(doc, row);
    this.#deals.stale();
    return doc;
  }

  #addToListing(listing: number, doc: number): void {
    const sibling = this.listings.add(listing, doc);
    if (sibling === undefined) return;
    this.groups.changeAlone(this.columns.group[sibling] ?? 0, -this.#isActive(sibling));
    this.#touchCounts(sibling);
  }

  #touchCounts(doc: number): void {
    this.#summaries.touch(this.columns.group[doc] ?? 0);
    this.listings.touch(doc);
  }

  #markDeleted(doc: number): void {
    this.#changeActive(doc, -this.#isActive(doc));
    this.columns.flags[doc] = 0;
    this.#touchCounts(doc);
    this.#deals.forget(doc);
  }

  #changeActive(doc: number, by: number): void {
    const group = this.columns.group[doc] ?? 0;
    this.groups.changeActive(group, by);
    if (isAlone(this.columns, doc)) this.groups.changeAlone(group, by);
  }

  readonly #isActive = (doc: number) => Number(this.columns.has(doc, productFlag.active));

  #settleDeals(now: number): void {
    for (const doc of this.#deals.settle(now, this.snapshot.deals, (id) => this.docOf(id))) {
      this.columns.setDeal(doc, this.#deals.priceOf(doc));
      this.orders.touchPrice(doc);
      this.#touchCounts(doc);
      this.version++;
    }
  }
}
