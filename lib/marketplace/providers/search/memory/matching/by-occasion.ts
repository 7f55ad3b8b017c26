import { type MarkedList, markList } from './mark-list';
import type { Matches } from './matches';
import type { Scratch } from './most-words';
import { kindCode, type OccasionKinds } from './occasion-kinds';
import type { DocumentList } from './word-matches';

/** Bits of a document while an occasion's kinds or an audience's marks are read. */
const [isWrong, isRight, isMarked, isAmong] = [1, 2, 4, 8] as const;

/**
 * Removes documents that are marked for other audiences only, unless that is all of them. `levels` is zero
 * before and after, by document; scores of removed documents are reset.
 */
export function withoutOthers(
  matches: Matches,
  { wrong, right }: { wrong: readonly MarkedList[]; right: readonly MarkedList[] },
  levels: Uint8Array,
): Matches {
  const { docs, scores, count } = matches;
  for (const list of wrong) markList(list, isWrong, matches, levels);
  for (const list of right) markList(list, isRight, matches, levels);
  let fitting = 0;
  for (let at = 0; at < count; at++) if (levels[docs[at] ?? 0] !== isWrong) fitting++;
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const doc = docs[at] ?? 0;
    const isForOthers = levels[doc] === isWrong;
    levels[doc] = 0;
    if (isForOthers && fitting > 0) scores[doc] = 0;
    else docs[kept++] = doc;
  }
  return { ...matches, count: kept };
}

/**
 * Collects the documents of an occasion's kinds, each by the first that has it, scored by the code of that
 * kind; only those of `among` if given. @returns how many
 */
export function collectKinds(
  { docs, scores, levels }: Pick<Scratch, 'docs' | 'scores' | 'levels'>,
  { kinds, wrong, right, marked }: OccasionKinds,
  among: Uint32Array | undefined,
): number {
  const some = among && [{ docs: among, length: among.length, level: 0 }];
  mark(levels, wrong, isWrong);
  mark(levels, right, isRight);
  mark(levels, marked, isMarked);
  if (some) mark(levels, some, isAmong);
  let count = 0;
  for (const [at, { lists }] of kinds.entries()) {
    for (const { docs: having, length } of lists) {
      for (let next = 0; next < length; next++) {
        const doc = having[next] ?? 0;
        const flags = levels[doc] ?? 0;
        const isForOthers = (flags & isWrong) !== 0 && (flags & isRight) === 0;
        if (scores[doc] !== 0 || isForOthers || (some && (flags & isAmong) === 0)) continue;
        scores[doc] = kindCode(at, (flags & isMarked) !== 0);
        docs[count++] = doc;
      }
    }
  }
  for (const lists of [wrong, right, marked, some ?? []]) clear(levels, lists);
  return count;
}

function mark(levels: Uint8Array, lists: readonly DocumentList[], bit: number): void {
  for (const { docs, length } of lists) {
    for (let at = 0; at < length; at++) {
      const doc = docs[at] ?? 0;
      levels[doc] = (levels[doc] ?? 0) | bit;
    }
  }
}

function clear(levels: Uint8Array, lists: readonly DocumentList[]): void {
  for (const { docs, length } of lists) {
    for (let at = 0; at < length; at++) levels[docs[at] ?? 0] = 0;
  }
}
