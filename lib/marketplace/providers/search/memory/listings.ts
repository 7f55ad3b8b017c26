import { ListingFacts } from './listing-facts';
import type { ProductColumns } from './product-columns';

/** The listings a query has met, by their first documents: one byte a document. */
export class SeenListings {
  #marks = new Uint8Array(0);
  #mark = 0;

  /** Forgets all of them by increasing the mark. `length` is that of the catalogue's columns. */
  forget(length: number): void {
    this.#mark++;
    if (this.#marks.length < length) this.#marks = new Uint8Array(length);
    else if (this.#mark === 256) this.#marks.fill(0);
    else return;
    this.#mark = 1;
  }

  /** Records a listing; returns whether it had not been seen. */
  note(first: number): boolean {
    if (this.#marks[first] === this.#mark) return false;
    this.#marks[first] = this.#mark;
    return true;
  }
}

/**
 * Groups documents into listings: `columns.first` names the first SKU, `columns.next` links the SKUs in a
 * circle. A document without siblings links to itself.
 */
export class Listings {
  /** The first documents of listings with several SKUs. */
  readonly heads: number[] = [];
  /** The groups of a listing's documents, each once, by the number in `columns.shape` of its first document. */
  readonly shapes: number[][] = [];
  /** Facts of listings with several SKUs. */
  readonly facts: ListingFacts;
  /** Listings met by the current query. */
  readonly seen = new SeenListings();
  readonly #firsts = new Map<number, number>();
  readonly #shapeNumbers = new Map<string, number>();

  constructor(readonly columns: ProductColumns) {
    this.facts = new ListingFacts(columns);
  }

  /** Records the change of a document. */
  touch(doc: number): void {
    this.facts.touch(this.columns.first[doc] ?? doc);
  }

  /** Adds a new document to its listing; returns the document that gets its first sibling, if any. */
  add(listing: number, doc: number): number | undefined {
    const { first, next } = this.columns;
    const head = this.#firsts.get(listing) ?? doc;
    if (head === doc) this.#firsts.set(listing, doc);
    const wasAlone = next[head] === head && head !== doc;
    first[doc] = head;
    next[doc] = next[head] ?? doc;
    next[head] = doc;
    if (head === doc) next[doc] = doc;
    if (head !== doc) this.#setShape(head);
    if (!wasAlone) return undefined;
    this.heads.push(head);
    return head;
  }

  /** Returns the first document of a listing. */
  firstOf(listing: number): number | undefined {
    return this.#firsts.get(listing);
  }

  #setShape(head: number): void {
    const { group, shape } = this.columns;
    const groups = new Set([head, ...siblingsOf(this.columns, head)].map((sku) => group[sku] ?? 0));
    const sorted = [...groups].sort((a, b) => a - b);
    const key = sorted.join(' ');
    const number = this.#shapeNumbers.get(key) ?? this.shapes.push(sorted) - 1;
    this.#shapeNumbers.set(key, number);
    shape[head] = number;
  }
}

/** Returns whether the document is its listing's only one. */
export const isAlone = ({ next }: ProductColumns, doc: number): boolean => next[doc] === doc;

/** Yields the other documents of its listing. */
export function* siblingsOf({ next }: ProductColumns, doc: number): Generator<number> {
  for (let sku = next[doc] ?? doc; sku !== doc; sku = next[sku] ?? doc) yield sku;
}
