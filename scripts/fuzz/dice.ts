import { random } from '../bench/random.mjs';

/** Choices that are the same in every run. */
export type Dice = ReturnType<typeof diceOf>;

/** The choices of one request: any of a run can be made again without those before it. */
export function diceOf(seed: number, number: number) {
  const next = random(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
  // Seeds that differ in one bit begin alike.
  for (let i = 0; i < 4; i++) next();
  const int = (below: number) => Math.floor(next() * below);
  const pick = <T>(list: readonly T[]): T => list[int(list.length)] as T;
  return {
    /** A whole number from 0 to below `below`. */
    int,
    pick,
    /** True so often of a hundred times. */
    percent: (share: number) => next() * 100 < share,
    /** So many different ones of a list, at most. */
    some<T>(list: readonly T[], most: number): T[] {
      return [...new Set(Array.from({ length: int(most + 1) }, () => pick(list)))];
    },
    /** An address nobody has: the limits of a shop behind a proxy count each for itself. */
    visitor: () => `10.${int(256)}.${int(256)}.${int(256)}`,
  };
}
