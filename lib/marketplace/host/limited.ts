import type { Context, MiddlewareHandler } from 'hono';
import type { HostEnv } from './context';
import { DomainError } from './errors';
import type { Caller } from './limiter';
import { type LimitName, limitOf } from './limits';

/** Holds a route to a limit: too many tries are answered 429 before anything is read or done. */
export function limited(name: LimitName): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    const caller = { address: c.env?.address, account: await accountOf(c) } satisfies Caller;
    const wait = await c.var.limiter.take(name, caller);
    if (wait !== undefined) throw new TooMany(wait);
    await next();
    if (limitOf(name).forgivesOnSuccess && c.res.ok) await c.var.limiter.forgive(name, caller);
  };
}

/** Says how long to wait, in the header in seconds and in words in whole minutes. */
class TooMany extends DomainError {
  constructor(seconds: number) {
    const minutes = Math.ceil(seconds / 60);
    super(429, 'too_many', { params: { minutes }, retryAfterSeconds: seconds });
  }
}

/** Who is signed in, else whose e-mail address the body names, whether or not it has an account. */
async function accountOf(c: Context<HostEnv>): Promise<string | undefined> {
  if (c.var.shopper) return `shopper ${c.var.shopper.id}`;
  if (c.req.method === 'GET' || !c.req.header('content-type')?.includes('json')) return undefined;
  const body: unknown = await c.req.json().catch(() => undefined);
  const email = (body as { email?: unknown } | undefined)?.email;
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : undefined;
}
