/** Next's cache of a request, with the parts used here. */
type IncrementalCache = {
  set(key: string, data: object | null, context: { fetchCache?: boolean }): Promise<void>;
};

/** Marks a patched cache. */
const isDone = Symbol('skips the size measure');

/**
 * Avoids a wasteful measurement: Next converts each rendered page to JSON, its data as an array of numbers,
 * only for its length, which it uses for fetched data alone (`IncrementalCache.set`); that is a sixth of a
 * render. The cache being created, which Next names in `globalThis.__incrementalCache` before its use, gets a
 * `set` that shows pages as `null` to that one `JSON.stringify`. The constructor of its handler calls this
 * function.
 */
export function skipSizeMeasure(): void {
  // The cache's constructor creates the handler; Next names the cache right after it.
  queueMicrotask(() => {
    const named = globalThis as { __incrementalCache?: IncrementalCache };
    const cache = named.__incrementalCache;
    if (!cache || Object.hasOwn(cache, isDone)) return;
    const { set } = cache;
    const unmeasured: IncrementalCache['set'] = (key, data, context) => {
      if (!data || context.fetchCache) return set.call(cache, key, data, context);
      Object.defineProperty(data, 'toJSON', { value: () => null, configurable: true });
      try {
        // `set` measures before its first `await`.
        return set.call(cache, key, data, context);
      } finally {
        Reflect.deleteProperty(data, 'toJSON');
      }
    };
    Object.assign(cache, { set: unmeasured, [isDone]: true });
  });
}
