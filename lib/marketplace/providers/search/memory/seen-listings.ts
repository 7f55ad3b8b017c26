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
