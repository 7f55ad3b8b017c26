/** Words in order, for lookups by prefix. New words are merged in at the next lookup. */
export class SortedWords {
  #sorted: string[] = [];
  #fresh: string[] = [];

  add(word: string): void {
    this.#fresh.push(word);
  }

  /** Returns at most `limit` words with that prefix. */
  beginningWith(beginning: string, limit: number): string[] {
    this.#settle();
    const found: string[] = [];
    for (let at = this.#first(beginning); found.length < limit; at++) {
      const word = this.#sorted[at];
      if (word === undefined || !word.startsWith(beginning)) break;
      found.push(word);
    }
    return found;
  }

  #first(word: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #settle(): void {
    if (this.#fresh.length === 0) return;
    const fresh = this.#fresh.sort();
    const merged: string[] = [];
    let at = 0;
    for (const word of fresh) {
      for (let other = this.#sorted[at]; other !== undefined && other < word; ) {
        merged.push(other);
        other = this.#sorted[++at];
      }
      merged.push(word);
    }
    for (; at < this.#sorted.length; at++) merged.push(this.#sorted[at] ?? '');
    this.#sorted = merged;
    this.#fresh = [];
  }
}
