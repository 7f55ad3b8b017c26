import { createHash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import { log } from '../log';
import { type LimitName, limitOf, type Rule } from './limits';

/** By whom a call is made, as far as is known. */
export type Caller = { address?: string; account?: string };

/** Counts tries under the limits of `limits.ts`. */
export type Limiter = {
  /** Counts one more try; the seconds until the next when there were too many, else undefined. */
  take(name: LimitName, caller: Caller): Promise<number | undefined>;
  /** Forgets the tries at this account, not those of the address. */
  forgive(name: LimitName, caller: Caller): Promise<void>;
};

type Scope = 'address' | 'pair' | 'account';
type Counters = (key: string, rule: Rule) => RateLimiterAbstract;

/** In this process's memory alone. */
export function memoryLimiter(): Limiter {
  return limiterWith((keyPrefix, rule) => inMemory(keyPrefix, rule));
}

/** Shared by all instances on Redis; while that is away or slow, each goes on by its own memory. */
export async function redisLimiter(url: string): Promise<Limiter & { close(): void }> {
  const { createClient } = await import('redis');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 2000,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 5000),
    },
  });
  let away = false;
  client.on('error', (error: Error) => {
    if (!away) log.warn({ error: error.message }, 'Redis is away: limits count in memory alone');
    away = true;
  });
  client.on('ready', () => {
    away = false;
  });
  client.connect().catch(() => {});
  const limiter = limiterWith((keyPrefix, rule) => {
    const shared = new RateLimiterRedis({
      storeClient: client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      keyPrefix: `haat:limit:${keyPrefix}`,
      points: rule.tries,
      duration: rule.seconds,
    });
    return new RLWrapperTimeouts({
      limiter: shared,
      timeoutMs: 500,
      insuranceLimiter: inMemory(keyPrefix, rule),
    });
  });
  return { ...limiter, close: () => client.destroy() };
}

const inMemory = (keyPrefix: string, { tries, seconds }: Rule) =>
  new RateLimiterMemory({ keyPrefix, points: tries, duration: seconds });

function limiterWith(counters: Counters): Limiter {
  const made = new Map<string, RateLimiterAbstract>();
  const counter = (name: LimitName, scope: Scope, rule: Rule) => {
    const prefix = `${name}:${scope}`;
    const known = made.get(prefix) ?? counters(prefix, rule);
    made.set(prefix, known);
    return known;
  };
  return {
    async take(name, caller) {
      for (const scope of ['address', 'pair', 'account'] as const) {
        const rule = limitOf(name)[scope];
        const key = keyOf(scope, caller);
        if (!rule || !key) continue;
        const wait = await consume(counter(name, scope, rule), key);
        if (wait !== undefined) return wait;
      }
      return undefined;
    },
    async forgive(name, caller) {
      for (const scope of ['pair', 'account'] as const) {
        const rule = limitOf(name)[scope];
        const key = keyOf(scope, caller);
        if (rule && key) await counter(name, scope, rule).delete(key);
      }
    },
  };
}

/** What a scope counts by; nobody's address or account stands readable in a shared store. */
function keyOf(scope: Scope, { address, account }: Caller): string | undefined {
  if (scope === 'address') return address && digest(address);
  if (!account) return undefined;
  return digest(scope === 'pair' ? `${account} ${address ?? ''}` : account);
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

async function consume(counter: RateLimiterAbstract, key: string): Promise<number | undefined> {
  try {
    await counter.consume(key);
    return undefined;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}
