import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { HostEnv } from './context';
import { DomainError } from './errors';
import type { Caller } from './limiter';
import { type LimitName, limitOf } from './limits';
import { unstorableField } from './valid-text';

/** Tells who is known to an account and hence counted apart from strangers; undefined for these. */
export type Recognise = (
  c: Context<HostEnv>,
  asked: { account?: string; body: Record<string, unknown> },
) => Promise<string | undefined>;

/**
 * Holds a route to a limit: too many tries are answered 429 before anything is done, those of one address
 * before anything is read. Whom `recognise`
 * knows is counted apart.
 */
export function limited(name: LimitName, recognise?: Recognise): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    let caller: Caller = { address: c.env?.address };
    const wait = await c.var.limiter.take(name, caller, async () => {
      const body = await bodyOf(c);
      const account = accountOf(c, body);
      const known = await recognise?.(c, { account, body });
      caller = { ...caller, account, known };
      return caller;
    });
    if (wait !== undefined) throw new TooMany(wait, recognise && limitOf(name).message);
    await next();
    if (limitOf(name).forgivesOnSuccess && c.res.ok) await c.var.limiter.forgive(name, caller);
  };
}

/** Says how long to wait, in the header in seconds and in words in whole minutes. */
export class TooMany extends DomainError {
  constructor(seconds: number, code = 'too_many') {
    const minutes = Math.ceil(seconds / 60);
    super(429, code, { params: { minutes }, retryAfterSeconds: seconds });
  }
}

/** Who is signed in, else whose e-mail address the body names, whether or not it has an account. */
function accountOf(c: Context<HostEnv>, { email }: Record<string, unknown>): string | undefined {
  if (c.var.shopper) return `shopper ${c.var.shopper.id}`;
  if (typeof email !== 'string' || unstorableField(email)) return undefined;
  return email.trim().toLowerCase().slice(0, 254);
}

/**
 * What is sent as JSON or as a form, which the host's size limit bounds before this reads it; empty where
 * nothing, or something else, is.
 */
async function bodyOf(c: Context<HostEnv>): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type')?.toLowerCase() ?? '';
  if (c.req.method === 'GET') return {};
  if (type.includes('json')) {
    const body: unknown = await c.req.json().catch(() => undefined);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  }
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(type)) return {};
  // The route's own check reads the same parsed form, and would answer 500 to one that failed here.
  const form = await c.req.formData().catch(() => {
    throw new HTTPException(400, { message: 'malformed form' });
  });
  return { email: form.get('email') };
}
