import type { yieldEvery } from './yield-to-event-loop';

type Compare = (a: number, b: number) => number;
type Pause = ReturnType<typeof yieldEvery>;

const runLength = 1024;

/** Sorts in place by merging and yields to the event loop, so that a million documents do not block it. */
export async function sortInSteps(
  docs: Uint32Array<ArrayBuffer>,
  compare: Compare,
  pause: Pause,
): Promise<void> {
  for (let at = 0; at < docs.length; at += runLength) {
    docs.subarray(at, at + runLength).sort(compare);
    await pause();
  }
  let from = docs;
  let to = new Uint32Array(docs.length);
  for (let width = runLength; width < docs.length; width *= 2) {
    for (let start = 0; start < docs.length; start += 2 * width) {
      const middle = Math.min(start + width, docs.length);
      const end = Math.min(start + 2 * width, docs.length);
      let left = start;
      let right = middle;
      for (let at = start; at < end; at++) {
        const isLeft =
          left < middle && (right >= end || compare(from[left] ?? 0, from[right] ?? 0) <= 0);
        to[at] = from[isLeft ? left++ : right++] ?? 0;
        if ((at & 1023) === 0) await pause();
      }
    }
    [from, to] = [to, from];
  }
  if (from !== docs) docs.set(from);
}

/** Returns the first index of a sorted list for which `isBefore` is false (binary search). */
export function placeWhere(sorted: Uint32Array, isBefore: (doc: number) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(sorted[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns the first `end` documents in sorted order, in about one pass: documents that sort after the best
 * `end` so far are skipped, and `isWanted` is called only for the others.
 */
export function firstOf(
  docs: Uint32Array,
  compare: Compare,
  end: number,
  isWanted: (doc: number) => boolean = () => true,
): number[] {
  const best: number[] = [];
  let last: number | undefined;
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] ?? 0;
    if (last !== undefined && compare(doc, last) >= 0) continue;
    if (!isWanted(doc)) continue;
    best.push(doc);
    if (best.length < 4 * end) continue;
    best.sort(compare).length = end;
    last = best[end - 1];
  }
  return best.sort(compare).slice(0, end);
}

/** All documents in ascending order. Changes are recorded by `touch` and sorted in at the next read. */
export class SortedDocuments {
  #docs: Uint32Array = new Uint32Array(0);
  readonly #touched = new Set<number>();

  constructor(readonly compare: Compare) {}

  async build(count: number, pause: Pause): Promise<void> {
    const docs = Uint32Array.from({ length: count }, (_, doc) => doc);
    await sortInSteps(docs, this.compare, pause);
    this.#docs = docs;
  }

  /** Records a new document, or a changed sort value. */
  touch(doc: number): void {
    this.#touched.add(doc);
  }

  get docs(): Uint32Array {
    if (this.#touched.size > 0) {
      const touched = [...this.#touched].sort(this.compare);
      const kept = without(this.#docs, this.#touched);
      const places = touched.map((doc) =>
        placeWhere(kept, (other) => this.compare(other, doc) < 0),
      );
      this.#docs = inserted(kept, touched, places);
      this.#touched.clear();
    }
    return this.#docs;
  }
}

/** Documents by name. The names are not kept in memory: a new one's position is found by reading others. */
export class DocumentsByName {
  docs: Uint32Array = new Uint32Array(0);
  /** The position of each document in `of`. */
  #places = { at: new Uint32Array(0), of: this.docs };

  /** Compares documents by their present positions. */
  get compare(): Compare {
    if (this.#places.of !== this.docs) {
      const { docs } = this;
      const at = new Uint32Array(docs.reduce((last, doc) => Math.max(last, doc), 0) + 1);
      for (let place = 0; place < docs.length; place++) at[docs[place] ?? 0] = place;
      this.#places = { at, of: docs };
    }
    const { at } = this.#places;
    return (a, b) => (at[a] ?? 0) - (at[b] ?? 0);
  }

  async build(names: string[], pause: Pause): Promise<void> {
    const docs = Uint32Array.from(names, (_, doc) => doc);
    const compare = (a: number, b: number) => byText(names[a] ?? '', names[b] ?? '') || a - b;
    await sortInSteps(docs, compare, pause);
    this.docs = docs;
  }

  /** Inserts new documents and removes `gone`. Uses a binary search for all at once: log₂ rounds of reading names. */
  async place(
    fresh: readonly { doc: number; id: number; name: string }[],
    gone: ReadonlySet<number>,
    named: (docs: number[]) => Promise<(doc: number) => { id: number; name: string } | undefined>,
  ): Promise<void> {
    const kept = without(this.docs, gone);
    const sorted = [...fresh].sort((a, b) => byText(a.name, b.name) || a.id - b.id);
    const spans = sorted.map((one) => ({ one, low: 0, high: kept.length }));
    for (;;) {
      const open = spans.filter(({ low, high }) => low < high);
      if (open.length === 0) break;
      const middleOf = (span: { low: number; high: number }) => (span.low + span.high) >>> 1;
      const docs = [...new Set(open.map((span) => kept[middleOf(span)] ?? 0))];
      const nameOf = await named(docs);
      for (const span of open) {
        const middle = middleOf(span);
        const other = nameOf(kept[middle] ?? 0);
        const isBefore =
          !other || (byText(other.name, span.one.name) || other.id - span.one.id) < 0;
        if (isBefore) span.low = middle + 1;
        else span.high = middle;
      }
    }
    this.docs = inserted(
      kept,
      sorted.map(({ doc }) => doc),
      spans.map(({ low }) => low),
    );
  }
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function without(docs: Uint32Array, gone: ReadonlySet<number>): Uint32Array {
  if (gone.size === 0) return docs;
  let last = 0;
  for (const doc of gone) last = Math.max(last, doc);
  const isGone = new Uint8Array(last + 1);
  for (const doc of gone) isGone[doc] = 1;
  const kept = new Uint32Array(docs.length);
  let count = 0;
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] ?? 0;
    if (isGone[doc] !== 1) kept[count++] = doc;
  }
  return kept.subarray(0, count);
}

/** Returns a copy with documents inserted at ascending positions of the original. */
function inserted(docs: Uint32Array, fresh: number[], places: number[]): Uint32Array {
  const all = new Uint32Array(docs.length + fresh.length);
  let from = 0;
  fresh.forEach((doc, index) => {
    const place = places[index] ?? 0;
    all.set(docs.subarray(from, place), from + index);
    all[place + index] = doc;
    from = place;
  });
  all.set(docs.subarray(from), from + fresh.length);
  return all;
}
