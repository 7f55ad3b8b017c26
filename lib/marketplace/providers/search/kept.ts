import { LRUCache } from 'lru-cache';

/** Wraps a function of a text to keep its last `most` results: they are shared, so nobody may change them. */
export function kept<Result extends object>(
  most: number,
  make: (text: string) => Result,
): (text: string) => Result {
  const known = new LRUCache<string, Result>({ max: most });
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const result = make(text);
    known.set(text, result);
    return result;
  };
}
