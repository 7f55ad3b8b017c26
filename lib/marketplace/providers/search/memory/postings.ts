/** A growing list of ascending document numbers. */
export class Postings {
  #docs = new Uint32Array(4);
  length = 0;

  push(doc: number): void {
    if (this.length === this.#docs.length) {
      const grown = new Uint32Array(Math.ceil(this.length * 1.5));
      grown.set(this.#docs);
      this.#docs = grown;
    }
    this.#docs[this.length++] = doc;
  }

  /** Valid up to `length`. */
  get docs(): Uint32Array {
    return this.#docs;
  }

  has(doc: number): boolean {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#docs[middle] ?? 0) < doc) low = middle + 1;
      else high = middle;
    }
    return low < this.length && this.#docs[low] === doc;
  }
}
