import { LRUCache } from 'lru-cache';

/** Milliseconds for which results are kept: a requested picture is followed by those beside it at once, or by none. */
const keptFor = 20_000;

/** Keeps the results of the last `size` different calls of an expensive function, for 20 seconds. */
export function recent<A, R extends object>(
  size: number,
  keyOf: (argument: A) => string,
  make: (argument: A) => R,
) {
  const kept = new LRUCache<string, R>({ max: size, ttl: keptFor, ttlAutopurge: true });
  return (argument: A): R => {
    const key = keyOf(argument);
    const result = kept.get(key) ?? make(argument);
    if (!kept.has(key)) kept.set(key, result);
    return result;
  };
}
