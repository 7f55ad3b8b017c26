import pLimit, { type LimitFunction } from 'p-limit';

/** Pictures of one host fetched at a time; each is held in memory until it is complete. */
const maxConcurrent = 16;

const byHost = new Map<string, LimitFunction>();

/** Runs at most 16 tasks of a host at a time; further ones wait, but not for other hosts. */
export function limitedPerHost(host: string): LimitFunction {
  const limited = byHost.get(host) ?? pLimit(maxConcurrent);
  byHost.set(host, limited);
  return limited;
}
