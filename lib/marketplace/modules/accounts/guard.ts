import type { Context, MiddlewareHandler } from 'hono';
import { NotSignedIn } from '../../kernel/errors';
import type { Shopper } from '../../kernel/http/actor';
import type { CallEnv } from '../../kernel/http/env';
import { findShopper } from './sessions/bearer-tokens';

/** Returns the shopper who makes the call; undefined without a valid token. */
export async function presentShopper(c: Context<CallEnv>): Promise<Shopper | undefined> {
  const token = /^Bearer ([\w-]{20,100})$/i.exec(c.req.header('authorization') ?? '')?.[1];
  return token ? findShopper(c.var.db, token) : undefined;
}

/** Lets only requests with a valid bearer token through and sets `c.var.shopper`. */
export const signedIn: MiddlewareHandler<CallEnv> = async (c, next) => {
  const shopper = await presentShopper(c);
  if (!shopper) throw new NotSignedIn();
  c.set('shopper', shopper);
  await next();
};
