import { random } from '../../scripts/bench/random.mjs';

/** Seeded random choices. */
export type Choices = ReturnType<typeof choicesOf>;

/** Returns the choices of one request by its number, independent of earlier requests. */
export function choicesOf(seed: number, number: number) {
  const next = random(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
  // Similar seeds begin with similar numbers.
  for (let i = 0; i < 4; i++) next();
  const int = (below: number) => Math.floor(next() * below);
  const pick = <T>(list: readonly T[]): T => list[int(list.length)] as T;
  return {
    /** Returns a whole number from 0 to below `below`. */
    int,
    pick,
    /** Returns true with this probability in percent. */
    percent: (share: number) => next() * 100 < share,
    /** Returns at most so many different elements of a list. */
    some<T>(list: readonly T[], most: number): T[] {
      return [...new Set(Array.from({ length: int(most + 1) }, () => pick(list)))];
    },
    /** Returns a random client address, because rate limits count by address. */
    visitor: () => `10.${int(256)}.${int(256)}.${int(256)}`,
  };
}
