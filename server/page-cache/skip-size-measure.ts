/** Next's cache of a request, as far as it matters here. */
type IncrementalCache = {
  set(key: string, data: object | null, context: { fetchCache?: boolean }): Promise<void>;
};

/** Own property, so that a cache is done once. */
const isDone = Symbol('skips the size measure');

/**
 * Next writes each page that it has rendered to JSON, its data as an array of numbers, only to learn its length, which
 * it looks at for fetched data alone (`IncrementalCache.set`): a sixth of a render. So the cache that is being made,
 * which Next names in `globalThis.__incrementalCache` before it is used, is given a `set` that shows pages as `null`
 * to that one `JSON.stringify`. Called by the constructor of its handler.
 */
export function skipSizeMeasure(): void {
  // The handler is made by the cache's constructor; Next names the cache right after it.
  queueMicrotask(() => {
    const named = globalThis as { __incrementalCache?: IncrementalCache };
    const cache = named.__incrementalCache;
    if (!cache || Object.hasOwn(cache, isDone)) return;
    const { set } = cache;
    const unmeasured: IncrementalCache['set'] = (key, data, context) => {
      if (!data || context.fetchCache) return set.call(cache, key, data, context);
      Object.defineProperty(data, 'toJSON', { value: () => null, configurable: true });
      try {
        // It is measured before the first `await`.
        return set.call(cache, key, data, context);
      } finally {
        Reflect.deleteProperty(data, 'toJSON');
      }
    };
    Object.assign(cache, { set: unmeasured, [isDone]: true });
  });
}
