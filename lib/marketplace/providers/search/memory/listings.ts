import { ListingFacts } from './listing-facts';
import type { ProductColumns } from './product-columns';

/** Which listings a query has come across, by their first documents: one byte a document. */
export class SeenListings {
  #marks = new Uint8Array(0);
  #mark = 0;

  /** Forgets all of them: those seen before have an older mark. `length` is that of the catalogue's columns. */
  forget(length: number): void {
    this.#mark++;
    if (this.#marks.length < length) this.#marks = new Uint8Array(length);
    else if (this.#mark === 256) this.#marks.fill(0);
    else return;
    this.#mark = 1;
  }

  /** Notes a listing; answers whether it had not been seen. */
  note(first: number): boolean {
    if (this.#marks[first] === this.#mark) return false;
    this.#marks[first] = this.#mark;
    return true;
  }
}

/**
 * Which documents are SKUs of one listing: `columns.first` names the first of them, `columns.next` leads in a
 * circle through them. A document without siblings leads to itself.
 */
export class Listings {
  /** The first documents of listings with several SKUs. */
  readonly heads: number[] = [];
  /** The groups of a listing's documents, each once, by the number that `columns.shape` has at its first document. */
  readonly shapes: number[][] = [];
  /** Of those with several SKUs. */
  readonly facts: ListingFacts;
  /** For the query that is being answered. */
  readonly seen = new SeenListings();
  readonly #firsts = new Map<number, number>();
  readonly #shapeNumbers = new Map<string, number>();

  constructor(readonly columns: ProductColumns) {
    this.facts = new ListingFacts(columns);
  }

  /** A document has changed. */
  touch(doc: number): void {
    this.facts.touch(this.columns.first[doc] ?? doc);
  }

  /** Adds a new document to its listing; answers the document that has a sibling from now on, if it had none. */
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

  /** The first document of a listing. */
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

/** Whether the document is its listing's only one. */
export const isAlone = ({ next }: ProductColumns, doc: number): boolean => next[doc] === doc;

/** The other documents of its listing. */
export function* siblingsOf({ next }: ProductColumns, doc: number): Generator<number> {
  for (let sku = next[doc] ?? doc; sku !== doc; sku = next[sku] ?? doc) yield sku;
}
