import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { log } from '../log';
import { type LimitName, limitOf, type Rule } from './limits';

/** What is known of the caller; `known`: a device or code request that the account knows. */
export type Caller = { address?: string; account?: string; known?: string };

/** Counts tries under the limits of `limits.ts`. */
export type Limiter = {
  /**
   * Counts one try. Returns the seconds to wait if there were too many, else undefined.
   * @param identify completes the caller; not called if the address is over its limit already
   */
  take(
    name: LimitName,
    caller: Caller,
    identify?: () => Promise<Caller>,
  ): Promise<number | undefined>;
  /** Resets the caller's tries at this account, but not those of the address. */
  forgive(name: LimitName, caller: Caller): Promise<void>;
};

type Scope = 'address' | 'known' | 'pair' | 'account';
type Counter = Pick<RateLimiterMemory, 'consume' | 'delete'>;
type Counters = (key: string, rule: Rule) => Counter;

/** Counts in the memory of this process. */
export function memoryLimiter(): Limiter {
  return limiterWith((keyPrefix, rule) => inMemory(keyPrefix, rule));
}

/** Counts in Redis for all instances; while Redis is unavailable, each counts in its own memory. */
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
  const count = async (name: LimitName, scope: Scope, caller: Caller) => {
    const rule = limitOf(name)[scope];
    const key = keyOf(scope, caller);
    return rule && key ? consume(counter(name, scope, rule), key) : undefined;
  };
  return {
    async take(name, { address, ...caller }, identify) {
      const refused = await count(name, 'address', { address });
      if (refused !== undefined) return refused;
      const whole = (await identify?.()) ?? { address, ...caller };
      for (const scope of scopesOf(whole)) {
        const wait = await count(name, scope, whole);
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

/** Scopes beside the address: known callers have their own count, strangers share one. */
const scopesOf = ({ known }: Caller) =>
  known ? (['known'] as const) : (['pair', 'account'] as const);

/** The key to count by, hashed: the shared store holds no readable address or account. */
function keyOf(scope: Scope, { address, account, known }: Caller): string | undefined {
  if (scope === 'address') return address && digest(address);
  if (scope === 'known') return known && digest(known);
  if (!account) return undefined;
  return digest(scope === 'pair' ? `${account} ${address ?? ''}` : account);
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

async function consume(counter: Counter, key: string): Promise<number | undefined> {
  try {
    await counter.consume(key);
    return undefined;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}
