import { attributeNames } from '../language/attribute-words';
import type { ProductGroups } from './product-groups';

/** Up to this many found documents are kept and sorted; for more an order is read instead. */
export const fewDocs = 20_000;

/** What a query finds, counted for all facets in one pass: listings, or SKUs where the query asks for these. */
export class FacetCounts {
  total = 0;
  /** Of these, how many are in stock: they come first in every order. */
  available = 0;
  /** How many SKUs were found, and the first `fewDocs` of them. */
  found = 0;
  readonly docs = new Uint32Array(fewDocs);
  /** By group, products that pass all filters, apart from the one attribute by which the group may fail. */
  readonly byGroup: Uint32Array;
  /** What is to be added to that, by attribute and code: listings count once for each of their values. */
  readonly byValue: Uint32Array[];
  /** By whole stars and by percent off; the facet's own filter does not apply. */
  readonly ratings = new Float64Array(6);
  readonly discounts = new Float64Array(101);
  /** What is found and in stock, and what is sold out, by relevance. */
  readonly scores = new Float64Array(256);
  readonly soldOutScores = new Float64Array(256);
  inStock = 0;
  minPrice = Number.POSITIVE_INFINITY;
  maxPrice = Number.NEGATIVE_INFINITY;

  constructor(groups: ProductGroups) {
    this.byGroup = new Uint32Array(groups.count);
    this.byValue = attributeNames.map((name) => new Uint32Array(groups[name].values.length));
  }

  /** Notes a SKU that is found. */
  find(doc: number): void {
    if (this.found < fewDocs) this.docs[this.found] = doc;
    this.found++;
  }

  /** Counts a listing, or a SKU by itself, that is found. */
  count(isInStock: boolean, score: number): void {
    this.total++;
    if (isInStock) this.available++;
    const scores = isInStock ? this.scores : this.soldOutScores;
    scores[score] = (scores[score] ?? 0) + 1;
  }
}
