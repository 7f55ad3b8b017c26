import type { Matches } from './matches';

/** Documents in ascending order, the first `length` of `docs`. */
export type MarkedList = { docs: Uint32Array; length: number; has(doc: number): boolean };

/** The share of a list below which matches are looked up in it; with more matches it is read whole. */
const lookUpBelow = 1 / 16;

/** Sets a bit of `marks`, by document, for the matches in the list. */
export function markList(list: MarkedList, bit: number, matches: Matches, marks: Uint8Array): void {
  const { docs, count, scores } = matches;
  if (count < list.length * lookUpBelow) {
    for (let at = 0; at < count; at++) {
      const doc = docs[at] ?? 0;
      if (list.has(doc)) marks[doc] = (marks[doc] ?? 0) | bit;
    }
    return;
  }
  for (let at = 0; at < list.length; at++) {
    const doc = list.docs[at] ?? 0;
    if (scores[doc] !== 0) marks[doc] = (marks[doc] ?? 0) | bit;
  }
}
