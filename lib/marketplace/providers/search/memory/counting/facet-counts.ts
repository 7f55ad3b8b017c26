import { type Attribute, attributeNames } from '../../../../modules/search-language';
import { type Filters, verdicts } from '../filters';
import { attributeOf, type ProductGroups, valueNumber } from '../product-groups';

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
  /** By `valueNumber`, what is to be added to that: listings count once for each of their values. */
  readonly byValue: Uint32Array;
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
    this.byValue = new Uint32Array(groups.valueNumbers);
  }

  /** Adds the groups' counts up by the values of their attributes, once everything is counted. */
  addGroups({ values: { starts, items } }: ProductGroups, filters: Filters): void {
    const { byGroup, byValue } = this;
    for (let group = 0; group < byGroup.length; group++) {
      const products = byGroup[group] ?? 0;
      const verdict = filters.verdicts[group] ?? 0;
      if (products === 0 || verdict === verdicts.fail) continue;
      const end = starts[group + 1] ?? 0;
      for (let at = starts[group] ?? 0; at < end; at++) {
        const value = items[at] ?? 0;
        if (verdict !== verdicts.pass && verdict !== attributeOf(value) + 1) continue;
        byValue[value] = (byValue[value] ?? 0) + products;
      }
    }
  }

  /** What is left with a value of an attribute. */
  countOf(attribute: Attribute, code: number): number {
    return this.byValue[valueNumber(attributeNames.indexOf(attribute), code)] ?? 0;
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
