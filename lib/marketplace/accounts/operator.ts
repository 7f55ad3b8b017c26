import { timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { config } from '@/lib/config';
import type { HostEnv } from '../host/context';
import { DomainError, NotFound } from '../host/errors';
import { hashSecret } from './sessions/bearer-tokens';

/** Lets only the operator of the market through; without OPERATOR_TOKEN there is no such door. */
export const operator: MiddlewareHandler<HostEnv> = async (c, next) => {
  const expected = config.operatorToken;
  if (!expected) throw new NotFound('no_such_route');
  const given = /^Bearer (\S{1,200})$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  // Hashes have one length, which the comparison needs and which tells nothing of the token's.
  const matches = timingSafeEqual(
    Buffer.from(hashSecret(given)),
    Buffer.from(hashSecret(expected)),
  );
  if (!matches) throw new DomainError(401, 'operator_token');
  await next();
};
