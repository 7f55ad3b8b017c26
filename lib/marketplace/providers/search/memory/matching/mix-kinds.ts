import type { ProductColumns } from '../product-columns';
import type { Matches, OccasionKind } from './matches';
import { isMarkedCode, kindOfCode, saidWeights } from './occasion-kinds';

/** Limits of listings of one kind among the mixed ones, and of mixed listings that share a score. */
const mostOfKind = 10;
const sameScore = 3;
const highest = 255;
/** Scores of documents after the mixed ones: by the weight of the kind, below those that are mixed. */
const restScores = { perWeight: 8, most: 180 };
/** The boost of products marked for the occasion: they rank before products a thousand times as popular. */
const markedBefore = 3;

type Best = { doc: number; listing: number; value: number };

/**
 * Turns codes of kinds into relevance: the most popular listings of the kinds take turns, in proportion to
 * the weights (Sainte-Laguë), so that the first results are not all of one kind; the others follow by the
 * weight of their kind.
 */
export function mixKinds(
  { docs, count, scores, kinds }: Matches & { kinds: readonly OccasionKind[] },
  { popularity, first }: ProductColumns,
  isWanted: (doc: number) => boolean,
): void {
  const best: Best[][] = kinds.map(() => []);
  for (let at = 0; at < count; at++) {
    const doc = docs[at] ?? 0;
    const code = scores[doc] ?? 0;
    const kind = kindOfCode(code);
    const weight = kinds[kind]?.weight ?? 0;
    const isMarked = isMarkedCode(code);
    const value = (popularity[doc] ?? 0) + (isMarked ? markedBefore : 0);
    scores[doc] =
      1 + Math.min(restScores.most, Math.round(restScores.perWeight * weight)) + Number(isMarked);
    const own = best[kind];
    if (!own || (own.length === mostOfKind && value <= (own.at(-1)?.value ?? 0))) continue;
    if (isWanted(doc)) take(own, { doc, listing: first[doc] ?? doc, value });
  }
  const turns = best.flatMap((own, kind) =>
    own.map(({ doc, value }, turn) => ({
      doc,
      value,
      isSaid: (kinds[kind]?.weight ?? 0) === saidWeights.named,
      place: (turn + 0.5) / (kinds[kind]?.weight ?? 1),
    })),
  );
  turns.sort((a, b) => a.place - b.place || b.value - a.value);
  // Goods whose text names the occasion come before more popular ones.
  const firstOther = turns.findIndex(({ isSaid }) => !isSaid);
  const apart = firstOther < 0 ? turns.length : firstOther;
  for (const [at, { doc }] of turns.entries()) {
    const score = highest - (at < apart ? at : apart + Math.floor((at - apart) / sameScore));
    if (score > (scores[doc] ?? 0)) scores[doc] = score;
  }
}

/** Inserts a document among the best of its kind, once a listing. */
function take(best: Best[], one: Best): void {
  const known = best.findIndex(({ listing }) => listing === one.listing);
  if (known >= 0) {
    if ((best[known]?.value ?? 0) >= one.value) return;
    best.splice(known, 1);
  }
  const at = best.findIndex(({ value }) => value < one.value);
  best.splice(at < 0 ? best.length : at, 0, one);
  if (best.length > mostOfKind) best.pop();
}
