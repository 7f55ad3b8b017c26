import { setImmediate } from 'node:timers/promises';
import { chanceOf } from './score';

/** The features of an order, the first of them always 1, and how it ended. */
type Example = { values: readonly number[]; isRefused: boolean };

/** The strength of the regularisation: weights stay near 0 unless some dozens of orders say otherwise. */
const ridge = 1;
/** The first weight is nearly free: it holds the usual share of returns. */
const ridgeOf = (index: number): number => (index === 0 ? 1e-6 : ridge);

const mostRounds = 50;
const close = 1e-7;

/**
 * Fits a logistic regression by Newton's method (iteratively reweighted least squares) with a ridge penalty. The same
 * examples give the same weights. Other work has a turn after each round.
 * @param examples at least one
 * @returns a weight for each feature
 */
export async function fitLogistic(examples: readonly Example[]): Promise<number[]> {
  let weights = new Array<number>(examples[0]?.values.length ?? 0).fill(0);
  let loss = lossOf(examples, weights);
  for (let round = 0; round < mostRounds; round += 1) {
    const step = solve(...slopesOf(examples, weights));
    let share = 1;
    let next = weights;
    let nextLoss = Infinity;
    // A whole step may lead too far; the loss is convex, so that a part of it leads down.
    while (share > 1e-6) {
      next = weights.map((weight, i) => weight - share * (step[i] ?? 0));
      nextLoss = lossOf(examples, next);
      if (nextLoss <= loss) break;
      share /= 2;
    }
    if (nextLoss > loss) break;
    weights = next;
    loss = nextLoss;
    if (step.every((part) => Math.abs(share * part) < close)) break;
    await setImmediate();
  }
  return weights;
}

const pointsOf = (values: readonly number[], weights: readonly number[]) =>
  values.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0);

function lossOf(examples: readonly Example[], weights: readonly number[]): number {
  let loss = weights.reduce((sum, weight, i) => sum + (ridgeOf(i) / 2) * weight * weight, 0);
  for (const { values, isRefused } of examples) {
    const points = pointsOf(values, weights) * (isRefused ? -1 : 1);
    // log(1 + e^points) without an overflow.
    loss += Math.max(points, 0) + Math.log1p(Math.exp(-Math.abs(points)));
  }
  return loss;
}

/** Returns the second derivatives of the loss, row by row, and the first. */
function slopesOf(
  examples: readonly Example[],
  weights: readonly number[],
): [curve: number[][], slope: number[]] {
  const slope = weights.map((weight, i) => ridgeOf(i) * weight);
  const curve = weights.map((_, i) => weights.map((__, j) => (i === j ? ridgeOf(i) : 0)));
  for (const { values, isRefused } of examples) {
    const chance = chanceOf(pointsOf(values, weights));
    const spread = chance * (1 - chance);
    for (const [i, value] of values.entries()) {
      if (value === 0) continue;
      slope[i] = (slope[i] ?? 0) + (chance - (isRefused ? 1 : 0)) * value;
      const row = curve[i] ?? [];
      for (const [j, other] of values.entries()) row[j] = (row[j] ?? 0) + spread * value * other;
    }
  }
  return [curve, slope];
}

/** Solves a symmetric, positive definite system by Gaussian elimination. */
function solve(matrix: number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const size = right.length;
  for (let pivot = 0; pivot < size; pivot += 1) {
    const top = rows[pivot] ?? [];
    for (let below = pivot + 1; below < size; below += 1) {
      const row = rows[below] ?? [];
      const factor = (row[pivot] ?? 0) / (top[pivot] ?? 1);
      for (let column = pivot; column <= size; column += 1) {
        row[column] = (row[column] ?? 0) - factor * (top[column] ?? 0);
      }
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i -= 1) {
    const row = rows[i] ?? [];
    let rest = row[size] ?? 0;
    for (let j = i + 1; j < size; j += 1) rest -= (row[j] ?? 0) * (solution[j] ?? 0);
    solution[i] = rest / (row[i] ?? 1);
  }
  return solution;
}
