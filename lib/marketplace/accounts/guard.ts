import type { MiddlewareHandler } from 'hono';
import type { HostEnv } from '../host/context';
import { NotSignedIn } from '../host/errors';
import { findShopper } from './tokens';

/** Lets only requests with a valid bearer token through and sets `c.var.shopper`. */
export const signedIn: MiddlewareHandler<HostEnv> = async (c, next) => {
  const token = /^Bearer ([\w-]{20,100})$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const shopper = token && (await findShopper(c.var.db, token));
  if (!shopper) throw new NotSignedIn();
  c.set('shopper', shopper);
  await next();
};
