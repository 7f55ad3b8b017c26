import { required } from './required';
/** A random generator that gives the same numbers for the same key. */
export type Random = {
  /** Returns a number of at least 0 and below 1. */
  next(): number;
  /** Returns a whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  /** Returns the index of a weight, drawn in proportion to it. */
  weighted(weights: readonly number[]): number;
};

/** Hashes by FNV-1a, 32 bits. */
export function hashOf(...key: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const char of key.join('\u0000')) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** Returns a Mulberry32 generator, seeded with the hash of `key`. */
export function randomOf(...key: (string | number)[]): Random {
  let state = hashOf(...key);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (from) => required(from[Math.floor(next() * from.length)], 'choice'),
    weighted: (weights) => {
      let rest = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const found = weights.findIndex((weight) => {
        rest -= weight;
        return rest < 0;
      });
      return Math.max(0, found);
    },
  };
}

/** Returns a shuffled copy (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = random.between(0, i);
    const [one, other] = [copy[i], copy[j]];
    if (one === undefined || other === undefined) continue;
    [copy[i], copy[j]] = [other, one];
  }
  return copy;
}
