import { namesOf, type ProductRow } from './product-rows';

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

  /** Returns the array, valid up to `length`. */
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

/** Hashes (FNV-1a) all searchable texts and the listing, to notice changes. */
export function hashOfTexts(row: ProductRow): number {
  const { attributes, about, listingId } = row;
  const text = [...namesOf(row), attributes, about, listingId].join('\u0000');
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
