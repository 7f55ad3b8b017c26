import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { log } from '@/lib/log/log';
import { type LimitName, limitOf, type Rule } from './limits';

/** Facts about the caller; `known`: a device or code request that the account knows. */
export type Caller = { address?: string; account?: string; known?: string };

/** The count of one rule of a limit: `left` tries remain until it resets after `seconds`. */
export type Count = { name: LimitName; scope: Scope; rule: Rule; left: number; seconds: number };

type Asked = {
  /** Completes the caller; not called if the address is over its limit already. */
  identify?: () => Promise<Caller>;
  /** Is told of each count. */
  note?: (count: Count) => void;
};

/** Counts tries under the limits of `limits.ts`. */
export type Limiter = {
  /** Counts one try. Returns the seconds to wait if there were too many, else undefined. */
  take(name: LimitName, caller: Caller, asked?: Asked): Promise<number | undefined>;
  /** Resets the caller's tries at this account, but not those of the address. */
  forgive(name: LimitName, caller: Caller): Promise<void>;
};

type Scope = 'address' | 'known' | 'pair' | 'account';
type Counter = Pick<RateLimiterMemory, 'consume' | 'delete'>;
type Counters = (key: string, rule: Rule) => Counter;

/** Returns a limiter that counts in the memory of this process. */
export function memoryLimiter(): Limiter {
  return limiterWith((keyPrefix, rule) => inMemory(keyPrefix, rule));
}

/**
 * Returns a limiter that counts in Redis for all instances; while Redis is unavailable, each counts in its
 * own memory.
 */
export async function redisLimiter(url: string): Promise<Limiter & { close(): void }> {
  const { connectRedis } = await import('@/lib/redis/connect');
  const { client, breaker, close } = connectRedis(url, {
    onAway: (reason) =>
      log.warn({ reason }, 'Redis is unavailable: limits count in this process only'),
    onBack: () => log.warn('Redis is available again: limits count for all instances'),
  });
  const limiter = limiterWith((keyPrefix, rule) => {
    const own = inMemory(keyPrefix, rule);
    const shared = new RateLimiterRedis({
      storeClient: client,
      useRedisPackage: true,
      keyPrefix: `haat:limit:${keyPrefix}`,
      points: rule.tries,
      duration: rule.seconds,
    });
    const counted = async <Answer>(count: (by: Counter) => Promise<Answer>): Promise<Answer> => {
      try {
        return await breaker.run(() => count(shared));
      } catch (failed) {
        if (failed instanceof RateLimiterRes) throw failed;
        return count(own);
      }
    };
    return {
      consume: (key) => counted((by) => by.consume(key)),
      delete: (key) => counted((by) => by.delete(key)),
    };
  });
  return { ...limiter, close };
}

const inMemory = (keyPrefix: string, { tries, seconds }: Rule) =>
  new RateLimiterMemory({ keyPrefix, points: tries, duration: seconds });

function limiterWith(counters: Counters): Limiter {
  const made = new Map<string, Counter>();
  const counter = (name: LimitName, scope: Scope, rule: Rule) => {
    const prefix = `${name}:${scope}`;
    const known = made.get(prefix) ?? counters(prefix, rule);
    made.set(prefix, known);
    return known;
  };
  return {
    async take(name, { address, ...caller }, { identify, note } = {}) {
      const count = async (scope: Scope, of: Caller) => {
        const rule = limitOf(name)[scope];
        const key = keyOf(scope, of);
        if (!rule || !key) return undefined;
        const { isRefused, left, seconds } = await consume(counter(name, scope, rule), key);
        note?.({ name, scope, rule, left, seconds });
        return isRefused ? seconds : undefined;
      };
      const refused = await count('address', { address });
      if (refused !== undefined) return refused;
      const whole = (await identify?.()) ?? { address, ...caller };
      for (const scope of scopesOf(whole)) {
        const wait = await count(scope, whole);
        if (wait !== undefined) return wait;
      }
      return undefined;
    },
    async forgive(name, caller) {
      for (const scope of scopesOf(caller)) {
        const rule = limitOf(name)[scope];
        const key = keyOf(scope, caller);
        if (rule && key) await counter(name, scope, rule).delete(key);
      }
    },
  };
}

/** Returns the scopes beside the address: known callers have their own count, strangers share one. */
const scopesOf = ({ known }: Caller) =>
  known ? (['known'] as const) : (['pair', 'account'] as const);

/** Returns the key to count by, hashed: the shared store holds no readable address or account. */
function keyOf(scope: Scope, { address, account, known }: Caller): string | undefined {
  if (scope === 'address') return address && digest(address);
  if (scope === 'known') return known && digest(known);
  if (!account) return undefined;
  return digest(scope === 'pair' ? `${account} ${address ?? ''}` : account);
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

async function consume(counter: Counter, key: string) {
  try {
    return { isRefused: false, ...countOf(await counter.consume(key)) };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return { isRefused: true, ...countOf(refused) };
  }
}

const countOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes) => ({
  left: remainingPoints,
  seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});
