import { config } from '@/lib/config';
import { cutPool, openPool, type PoolOptions, type TimeLimits } from '../pool';
import { Replica } from './replica';
import { Replicas } from './replicas';

/** Limits of a query for a server's position, in milliseconds; a slower server counts as unavailable. */
const watching: TimeLimits = {
  connect: 1000,
  statement: 1000,
  lock: 1000,
  idle: 1000,
  silence: 2000,
};

/** Milliseconds that a read waits for a replica's connection before it goes to the primary. */
const connect = 1000;

/** Opens pools on replicas of the server at `url`; `start` begins to watch them. */
export async function openReplicas(
  url: string,
  urls: readonly string[],
  limits: TimeLimits,
  options: PoolOptions,
): Promise<Replicas> {
  const watch = (at: string) => openPool(at, watching, { ...options, size: 1 });
  const all = await Promise.all(
    urls.map(async (at) => {
      const reads = await openPool(at, { ...limits, connect }, options);
      const pools = { reads, watch: await watch(at), cut: cutPool(reads) };
      return new Replica(new URL(at).host, pools, config.replicaLag);
    }),
  );
  return new Replicas(all, await watch(url));
}
