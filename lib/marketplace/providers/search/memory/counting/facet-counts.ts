import { type Attribute, attributeNames } from '../../../../modules/search-language';
import { type Filters, verdicts } from '../filters';
import { attributeOf, type ProductGroups, valueNumber } from '../product-groups';

/** The maximum of found documents that are kept and sorted; for more, a sort order is read instead. */
export const fewDocs = 20_000;

/** Counts of a query's results for all facets in one pass: listings, or SKUs where the query asks for these. */
export class FacetCounts {
  total = 0;
  /** The number of them in stock: they come first in every order. */
  available = 0;
  /** The number of found SKUs, and the first `fewDocs` of them. */
  found = 0;
  readonly docs = new Uint32Array(fewDocs);
  /** Products by group that pass all filters, apart from the one attribute by which the group may fail. */
  readonly byGroup: Uint32Array;
  /** Additions to `byGroup` by `valueNumber`: listings count once for each of their values. */
  readonly byValue: Uint32Array;
  /** Counts by whole stars and by percent off; the facet's own filter does not apply. */
  readonly ratings = new Float64Array(6);
  readonly discounts = new Float64Array(101);
  /** Counts by relevance, in stock and sold out. */
  readonly scores = new Float64Array(256);
  readonly soldOutScores = new Float64Array(256);
  inStock = 0;
  minPrice = Number.POSITIVE_INFINITY;
  maxPrice = Number.NEGATIVE_INFINITY;

  constructor(groups: ProductGroups) {
    this.byGroup = new Uint32Array(groups.count);
    this.byValue = new Uint32Array(groups.valueNumbers);
  }

  /** Adds the groups' counts to the values of their attributes, once everything is counted. */
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

  /** Returns the number of results with a value of an attribute. */
  countOf(attribute: Attribute, code: number): number {
    return this.byValue[valueNumber(attributeNames.indexOf(attribute), code)] ?? 0;
  }

  /** Records a found SKU. */
  find(doc: number): void {
    if (this.found < fewDocs) this.docs[this.found] = doc;
    this.found++;
  }

  /** Counts a found listing, or a single SKU. */
  count(isInStock: boolean, score: number): void {
    this.total++;
    if (isInStock) this.available++;
    const scores = isInStock ? this.scores : this.soldOutScores;
    scores[score] = (scores[score] ?? 0) + 1;
  }
}
