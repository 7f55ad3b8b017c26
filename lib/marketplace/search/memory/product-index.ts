import type { ProductList } from '@/lib/api/schemas/catalog';
import type { Locale } from '@/lib/i18n/locales';
import { AttributeWords } from '../language/attribute-words';
import { understand } from '../language/understanding';
import { emptyMarket, type Market } from './catalogue-snapshot';
import { DocumentNumbers } from './document-numbers';
import { passes, tallyUp } from './facet-counts';
import { addUp, facetsOf } from './facets';
import { type Filters, filtersOf, type ListQuery } from './filters';
import { KindSummaries } from './group-summaries';
import { LiveDeals } from './live-deals';
import { inOrder, Matcher, type Matches } from './matching';
import { Phrases } from './phrases';
import { Columns, is } from './product-columns';
import { Kinds } from './product-groups';
import type { ProductRow } from './product-rows';
import { pageBy, pageByRelevance } from './result-page';
import { Orders } from './sort-orders';
import { firstOf } from './sorted-documents';
import { Vocabulary } from './vocabulary';
import type { breathing } from './yield-to-event-loop';

/** FNV-1a over both names: tells whether they have changed. */
function hashOfNames({ name, nameHi }: ProductRow): number {
  const text = `${name}\u0000${nameHi ?? ''}`;
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** A document that has to find its place by name. */
export type Placed = { doc: number; row: ProductRow };

const everything: ListQuery = { page: 1, limit: 1, sort: 'default' };

/**
 * All products in memory, as columns. It knows no database: `put` and `setMarket` tell it what is there,
 * `find` answers queries, both at once and never waiting. A document never changes its names or traits: a
 * product that does gets another document, and the old one is buried.
 */
export class ProductIndex {
  readonly columns = new Columns();
  readonly kinds = new Kinds();
  readonly vocabulary = new Vocabulary();
  readonly phrases = new Phrases();
  readonly orders = new Orders(this.columns);
  market: Market = emptyMarket;
  /** How often anything has changed. */
  version = 0;
  readonly #numbers = new DocumentNumbers(this.columns);
  readonly #summaries = new KindSummaries(this.columns, this.kinds);
  readonly #matcher = new Matcher(this.columns, this.kinds, this.vocabulary);
  readonly #deals = new LiveDeals();
  #attributes: { words: AttributeWords; values: number; market: Market } | undefined;
  #isBuilt = false;

  /** The document of a product, if it is known. */
  docOf(id: number): number | undefined {
    return this.#numbers.of(id);
  }

  /** Takes in what a product is now; answers what has to find its place by name, and what loses its own. */
  put(row: ProductRow): { fresh?: Placed; gone?: number } {
    const doc = this.docOf(row.id);
    const kind = this.kinds.of(row);
    const text = hashOfNames(row);
    this.version++;
    if (doc !== undefined && this.columns.kind[doc] === kind && this.columns.text[doc] === text) {
      this.#write(doc, row);
      return {};
    }
    if (doc !== undefined) this.#bury(doc);
    return { fresh: { doc: this.#append(row, kind, text), row }, gone: doc };
  }

  /** The product no longer exists. */
  remove(id: number): void {
    const doc = this.docOf(id);
    if (doc !== undefined) this.#bury(doc);
    this.version++;
  }

  setMarket(market: Market): void {
    this.market = market;
    this.#deals.stale();
    this.version++;
  }

  /** Sorts everything once all products are there; `names` by document. */
  async build(
    names: Record<Locale, string[]>,
    breathe: ReturnType<typeof breathing>,
  ): Promise<void> {
    await this.orders.build(this.columns.count, names, breathe);
    await this.#summaries.build(breathe);
    this.#isBuilt = true;
  }

  /** A page of products by the contract's query, but for the products themselves. `now` in milliseconds. */
  find(
    query: ListQuery,
    lang: Locale,
    now: number,
  ): Omit<ProductList, 'products'> & { ids: number[] } {
    this.#settleDeals(now);
    const { columns, kinds, market } = this;
    const filters = filtersOf(query, kinds, market);
    const understood = query.search ? this.understand(query.search) : undefined;
    const matches =
      understood && inOrder(this.#matcher.match(understood.words, this.attributes()), columns);
    const found = { columns, filters, matches, tally: this.#tally(filters, matches) };
    const offset = (query.page - 1) * query.limit;
    const docs =
      matches && query.sort === 'default'
        ? pageByRelevance(
            { ...found, matches },
            this.orders.descending('popularity'),
            offset,
            query.limit,
          )
        : pageBy(found, this.orders.readingOf(query, lang), offset, query.limit);
    const counts = addUp(found.tally, kinds, filters);
    return {
      ids: this.#idsOf(docs),
      total: found.tally.total,
      page: query.page,
      limit: query.limit,
      facets: facetsOf(found.tally, counts, kinds, market, query, lang),
      understood_as: understood?.corrected ?? null,
    };
  }

  /** Ids of the most relevant products on sale of a search, and the search as it was understood. */
  findBest(search: string, limit: number, now: number) {
    this.#settleDeals(now);
    const { columns } = this;
    const filters = this.#onSale();
    const reading = this.orders.descending('popularity');
    const understanding = this.understand(search);
    const { words } = understanding;
    const isOnSale = (doc: number) => passes(columns, filters, doc);
    const first = this.#matcher.firstWith(words, this.attributes(), reading.docs, isOnSale, limit);
    if (first) return { ids: this.#idsOf(first), understanding };
    const { docs, count, scores } = this.#matcher.match(words, this.attributes());
    const byRelevance = (a: number, b: number) =>
      (scores[b] as number) - (scores[a] as number) || reading.compare(b, a);
    const best = firstOf(docs.subarray(0, count), byRelevance, limit, isOnSale);
    return { ids: this.#idsOf(best), understanding };
  }

  /** Active products of approved stores by category, brand and store; by their ids. */
  countsOnSale() {
    const filters = this.#onSale();
    const counts = addUp(this.#tally(filters, undefined), this.kinds, filters);
    const byId = (trait: 'category' | 'brand' | 'store') =>
      new Map(this.kinds[trait].values.map((id, code) => [id, counts[trait][code] ?? 0]));
    return { categories: byId('category'), brands: byId('brand'), stores: byId('store') };
  }

  understand(search: string) {
    return understand(search, this.vocabulary, this.attributes());
  }

  /** The words that name categories, brands, stores, colours and sizes at this moment. */
  attributes(): AttributeWords {
    const { kinds, market } = this;
    const values = kinds.valueCount;
    if (this.#attributes?.values !== values || this.#attributes.market !== market) {
      const words = new AttributeWords(market, kinds, this.vocabulary);
      this.#attributes = { words, values, market };
    }
    return this.#attributes.words;
  }

  #onSale(): Filters {
    return filtersOf(everything, this.kinds, this.market);
  }

  #tally(filters: Filters, matches: Matches | undefined) {
    return tallyUp(this.columns, this.kinds, this.#summaries, filters, matches);
  }

  #idsOf(docs: number[]): number[] {
    return docs.map((doc) => this.columns.id[doc] as number);
  }

  #write(doc: number, row: ProductRow): void {
    const { columns, kinds } = this;
    const kind = columns.kind[doc] as number;
    kinds.changeActive(kind, Number(row.isActive) - this.#isActive(doc));
    columns.write(doc, row);
    columns.setDeal(doc, this.#deals.priceOf(doc));
    this.#summaries.touch(kind);
    if (this.#isBuilt) this.orders.touch(doc);
  }

  #append(row: ProductRow, kind: number, text: number): number {
    const { columns } = this;
    const doc = columns.add();
    columns.id[doc] = row.id;
    columns.kind[doc] = kind;
    columns.text[doc] = text;
    this.kinds.docs[kind]?.push(doc);
    for (const name of [row.name, row.nameHi ?? '']) {
      this.vocabulary.index(name, doc);
      this.phrases.note(name, doc, row.brandId !== null);
    }
    this.#numbers.note(row.id, doc);
    this.#write(doc, row);
    this.#deals.stale();
    return doc;
  }

  #bury(doc: number): void {
    const kind = this.columns.kind[doc] as number;
    this.kinds.changeActive(kind, -this.#isActive(doc));
    this.columns.flags[doc] = 0;
    this.#summaries.touch(kind);
    this.#deals.forget(doc);
  }

  #isActive(doc: number): number {
    return ((this.columns.flags[doc] as number) & is.active) === 0 ? 0 : 1;
  }

  #settleDeals(now: number): void {
    for (const doc of this.#deals.settle(now, this.market.deals, (id) => this.docOf(id))) {
      this.columns.setDeal(doc, this.#deals.priceOf(doc));
      this.orders.touchPrice(doc);
      this.#summaries.touch(this.columns.kind[doc] as number);
      this.version++;
    }
  }
}
