import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { phoneSchema } from '@/lib/contract/schemas/identifiers';
import { emailText } from '@/lib/contract/schemas/numbers/identifier-text';
import { DomainError } from '../errors';
import type { Caller, Count } from '../limits/limiter';
import { type LimitName, limitOf } from '../limits/limits';
import type { CallEnv } from './env';
import { fieldWithInvalidText } from './valid-text';

/**
 * Returns the key of a device or code request that the account knows; undefined for strangers. `named` is the
 * e-mail address or phone in the body.
 */
export type Recognise = (
  c: Context<CallEnv>,
  asked: { named?: string; body: Record<string, unknown> },
) => Promise<string | undefined>;

/**
 * The audience whose accounts an address or phone in a body names, by the first part of a route's path. Tries
 * at accounts of different audiences are counted apart, whatever address they share. An application and its
 * later seller area are one account with one password, so both sign-ins count its tries together.
 */
const audiences: Record<string, string> = {
  'user-auth': 'shopper',
  stores: 'seller',
  seller: 'seller',
  operator: 'operator',
};

const audienceOf = (path: string) => audiences[path.split('/')[2] ?? ''] ?? 'anybody';

/**
 * Applies a limit to a route: answers 429 before the handler runs, and for the limit by address before
 * the body is read. Callers that `recognise` knows are counted separately from strangers.
 * @param path template of the route; its first part tells the audience
 */
export function limited(
  name: LimitName,
  path: string,
  recognise?: Recognise,
): MiddlewareHandler<CallEnv> {
  const audience = audienceOf(path);
  return async (c, next) => {
    let caller: Caller = { address: c.env?.address };
    const identify = async () => {
      const body = await bodyOf(c);
      const named = namedIn(body);
      const account = signedInAccount(c) ?? (named && `${audience} ${named}`);
      const known = await recognise?.(c, { named, body });
      caller = { ...caller, account, known };
      return caller;
    };
    // Only the account itself is told of the tries at it.
    const note = (count: Count) => {
      if (count.scope !== 'account' || signedInAccount(c)) c.var.counts.push(count);
    };
    const wait = await c.var.limiter.take(name, caller, { identify, note });
    // Operators do not reset their own passwords.
    const message = recognise && audience !== 'operator' ? limitOf(name).message : undefined;
    if (wait !== undefined) throw new TooManyRequests(wait, message);
    await next();
    const isSuccess = c.res.ok && !c.var.lacksSecondProof;
    if (limitOf(name).forgivesOnSuccess && isSuccess) await c.var.limiter.forgive(name, caller);
  };
}

/** The error 429, with the wait in seconds in Retry-After and in whole minutes in the message. */
export class TooManyRequests extends DomainError {
  constructor(seconds: number, code = 'too_many') {
    const minutes = Math.ceil(seconds / 60);
    super(429, code, { params: { minutes }, retryAfterSeconds: seconds });
  }
}

function signedInAccount(c: Context<CallEnv>): string | undefined {
  if (c.var.seller) return `seller ${c.var.seller.vendorId}`;
  if (c.var.shopper) return `shopper ${c.var.shopper.id}`;
  if (c.var.operator) return `operator ${c.var.operator.id ?? 'key'}`;
  return undefined;
}

/** Returns the e-mail address or phone in a body, whether or not it has an account. */
function namedIn({ email, phone }: Record<string, unknown>): string | undefined {
  if (typeof email !== 'string') return phoneSchema.safeParse(phone).data;
  if (fieldWithInvalidText(email)) return undefined;
  return emailText(email).slice(0, 254);
}

/**
 * Returns the fields of a JSON body, or the e-mail address of a form; empty for anything else. The host's
 * body limit has bounded its size already.
 */
async function bodyOf(c: Context<CallEnv>): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type')?.toLowerCase() ?? '';
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return {};
  if (type.includes('json')) {
    const body: unknown = await c.req.json().catch(() => undefined);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  }
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(type)) return {};
  // The route's validation reads the same parsed form and would answer 500 if parsing failed there.
  const form = await c.req.formData().catch(() => {
    throw new HTTPException(400, { message: 'malformed form' });
  });
  return { email: form.get('email') };
}
