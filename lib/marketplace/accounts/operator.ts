import { timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { config } from '@/lib/config';
import type { HostEnv } from '../host/context';
import { DomainError, NotFound } from '../host/errors';
import { hashSecret } from './sessions/bearer-tokens';

/** Lets only requests with OPERATOR_TOKEN through; 404 while none is configured. */
export const operator: MiddlewareHandler<HostEnv> = async (c, next) => {
  const expected = config.operatorToken;
  if (!expected) throw new NotFound('no_such_route');
  const given = /^Bearer (\S{1,200})$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  // Compares hashes: equal lengths, which timingSafeEqual needs, without revealing the token's.
  const matches = timingSafeEqual(
    Buffer.from(hashSecret(given)),
    Buffer.from(hashSecret(expected)),
  );
  if (!matches) throw new DomainError(401, 'operator_token');
  await next();
};
