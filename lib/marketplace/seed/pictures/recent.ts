/** Keeps the results of the last `size` different calls of an expensive function. */
export function recent<A, R>(
  size: number,
  keyOf: (argument: A) => string,
  make: (argument: A) => R,
) {
  const kept = new Map<string, R>();
  return (argument: A): R => {
    const key = keyOf(argument);
    const result = kept.get(key) ?? make(argument);
    kept.delete(key);
    kept.set(key, result);
    for (const oldest of kept.keys()) {
      if (kept.size <= size) break;
      kept.delete(oldest);
    }
    return result;
  };
}
