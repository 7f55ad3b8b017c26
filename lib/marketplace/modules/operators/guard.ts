import { timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { config } from '@/lib/config';
import { type OperatorPermission, operatorMay } from '@/lib/contract/access';
import type { Database } from '../../kernel/db/connection';
import { operatorSessions, operators } from '../../kernel/db/schema/operators';
import { DomainError, NotFound } from '../../kernel/errors';
import type { Operator } from '../../kernel/http/actor';
import type { CallEnv } from '../../kernel/http/env';
import { hashSecret } from '../accounts';
import { logged } from './log';

/** A row of the contract; `path` is its template. */
type Route = { method: string; path: string; permission: OperatorPermission };

/** The operator behind the market's key: has an owner's rights and no name. */
const byKey: Operator = { id: null, role: 'owner', sessionId: null };

/**
 * Admits only operators whose role allows the route (OPERATOR_TOKEN: everything), sets `c.var.operator`, and logs
 * each of their writes. Answers 404 if the area is closed (OPERATOR_AREA=off) and no key is set.
 */
export function operatorSignedIn({ method, path, permission }: Route): MiddlewareHandler<CallEnv> {
  return async (c, next) => {
    if (!config.operatorToken && !config.operatorArea) throw new NotFound('no_such_route');
    const given = keyIn(c);
    const operator = isKey(given) ? byKey : await operatorOf(c, given);
    if (!operator) throw new DomainError(401, 'operator_token');
    if (!operatorMay(operator.role, permission)) throw new DomainError(403, 'operator_role');
    c.set('operator', operator);
    if (method === 'GET') await next();
    else await logged(c, path, next);
  };
}

/** Admits only the market's key; answers 404 if none is set. */
export const operatorKey: MiddlewareHandler<CallEnv> = async (c, next) => {
  if (!config.operatorToken) throw new NotFound('no_such_route');
  if (!isKey(keyIn(c))) throw new DomainError(401, 'operator_token');
  await next();
};

const keyIn = (c: Context<CallEnv>) =>
  /^Bearer (\S{1,200})$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';

/**
 * Compares keys by their hashes, which have equal lengths as timingSafeEqual needs, and do not reveal the key's
 * length.
 */
function isKey(given: string): boolean {
  const expected = config.operatorToken;
  if (!expected) return false;
  return timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(expected)));
}

async function operatorOf(c: Context<CallEnv>, token: string): Promise<Operator | undefined> {
  if (!config.operatorArea) return undefined;
  const { db } = c.var;
  const [row] = await db
    .select({
      id: operators.id,
      role: operators.role,
      sessionId: operatorSessions.id,
      isStale: sql<boolean>`${operatorSessions.lastUsedAt} < now() - interval '5 minutes'`,
    })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(
      and(
        eq(operatorSessions.hash, hashSecret(token)),
        isNull(operatorSessions.revokedAt),
        gt(operatorSessions.expiresAt, sql`now()`),
        isNull(operators.removedAt),
      ),
    );
  if (!row) return undefined;
  const { isStale, ...operator } = row;
  if (isStale) await noteUse(db, row.sessionId);
  return operator;
}

const noteUse = (db: Database, id: number) =>
  db.update(operatorSessions).set({ lastUsedAt: sql`now()` }).where(eq(operatorSessions.id, id));
