/** Words in order, so that those with a beginning lie together. New ones wait until they are asked for. */
export class SortedWords {
  #sorted: string[] = [];
  #fresh: string[] = [];

  add(word: string): void {
    this.#fresh.push(word);
  }

  /** At most `limit` words that begin so. */
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
      if ((this.#sorted[middle] as string) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #settle(): void {
    if (this.#fresh.length === 0) return;
    const fresh = this.#fresh.sort();
    const merged: string[] = [];
    let at = 0;
    for (const word of this.#sorted) {
      while (at < fresh.length && (fresh[at] as string) < word) merged.push(fresh[at++] as string);
      merged.push(word);
    }
    while (at < fresh.length) merged.push(fresh[at++] as string);
    this.#sorted = merged;
    this.#fresh = [];
  }
}
