/** Lists of numbers, one behind the other in one array: read without following a pointer to each list. */
export class FlatLists {
  /** List `n` is in `items` from `starts[n]` to `starts[n + 1]`. */
  starts = new Uint32Array(1024);
  items = new Uint32Array(4096);
  #count = 0;

  add(list: readonly number[]): void {
    const start = this.starts[this.#count++] ?? 0;
    const end = start + list.length;
    if (this.#count === this.starts.length) this.starts = grown(this.starts, 0);
    if (end > this.items.length) this.items = grown(this.items, end);
    this.items.set(list, start);
    this.starts[this.#count] = end;
  }
}

function grown(array: Uint32Array<ArrayBuffer>, least: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(least, Math.ceil(array.length * 1.5)));
  larger.set(array);
  return larger;
}
