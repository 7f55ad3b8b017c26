import type { ProductColumns } from './product-columns';

/** Document numbers by product id: binary search where ids ascend, a map for products added later. */
export class DocumentNumbers {
  #ascending = 0;
  readonly #noted = new Map<number, number>();

  constructor(readonly columns: ProductColumns) {}

  of(id: number): number | undefined {
    const noted = this.#noted.get(id);
    if (noted !== undefined) return noted;
    let low = 0;
    let high = this.#ascending;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.columns.id[middle] ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    return low < this.#ascending && this.columns.id[low] === id ? low : undefined;
  }

  /** Records the product's current document. */
  note(id: number, doc: number): void {
    const isNext = doc === this.#ascending && (doc === 0 || (this.columns.id[doc - 1] ?? 0) < id);
    if (isNext) this.#ascending++;
    else this.#noted.set(id, doc);
  }
}
