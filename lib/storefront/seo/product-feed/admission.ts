import { LRUCache } from 'lru-cache';

/** Limits for feeds, each of which reads the whole catalogue: at once per process, and per address and hour. */
export const feedLimit = { atOnce: 2, tries: 12, seconds: 3600 };

/** Seconds until the next try for a reader refused because too many feeds are being sent. */
const busySeconds = 120;

type Admission = { release: () => void } | { waitSeconds: number };

/** Decides who may read a feed now. */
export function feedAdmission() {
  const tries = new LRUCache<string, { count: number }>({
    max: 10_000,
    ttl: feedLimit.seconds * 1000,
  });
  let open = 0;
  return (address: string): Admission => {
    if (open >= feedLimit.atOnce) return { waitSeconds: busySeconds };
    const tried = tries.get(address) ?? { count: 0 };
    if (tried.count === 0) tries.set(address, tried);
    tried.count += 1;
    if (tried.count > feedLimit.tries) {
      return { waitSeconds: Math.max(1, Math.ceil(tries.getRemainingTTL(address) / 1000)) };
    }
    open += 1;
    return { release: () => (open -= 1) };
  };
}
