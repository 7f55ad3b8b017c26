import { timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import type { OperatorRole } from '@/lib/api/schemas/operators/roles';
import type { OperatorPermission } from '@/lib/api/schemas/operators/session';
import { config } from '@/lib/config';
import type { Database } from '../../kernel/db/connection';
import { operatorSessions, operators } from '../../kernel/db/schema/operators';
import { DomainError, NotFound } from '../../kernel/errors';
import type { Operator } from '../../kernel/http/actor';
import type { CallEnv } from '../../kernel/http/env';
import { hashSecret } from '../accounts';
import { logged } from './log';
import { moneyMoves } from './money-moves';

const permissions: Record<OperatorRole, readonly OperatorPermission[]> = {
  owner: ['any', 'sellers', 'catalogue', 'orders', 'support', 'finance', 'team'],
  catalogue: ['any', 'catalogue'],
  support: ['any', 'orders', 'support'],
  finance: ['any', 'orders', 'finance'],
};

/** What the routes below `/api/operator/` are about, by the part of the path that follows. */
const ofPaths: Record<string, OperatorPermission> = {
  me: 'any',
  logout: 'any',
  sessions: 'any',
  today: 'any',
  log: 'team',
  operators: 'team',
  health: 'team',
  vendors: 'sellers',
  listings: 'catalogue',
  catalogue: 'catalogue',
  imports: 'catalogue',
  categories: 'catalogue',
  brands: 'catalogue',
  'brand-requests': 'catalogue',
  pictures: 'catalogue',
  home: 'catalogue',
  searches: 'catalogue',
  search: 'catalogue',
  coupons: 'catalogue',
  deals: 'catalogue',
  reviews: 'support',
  questions: 'support',
  tickets: 'support',
  'ticket-templates': 'support',
  shoppers: 'support',
  content: 'support',
  orders: 'orders',
  shipments: 'orders',
  returns: 'orders',
  refunds: 'finance',
  cash: 'finance',
  payments: 'finance',
  limits: 'team',
  settings: 'team',
  settlements: 'finance',
  adjustments: 'finance',
  'commission-rates': 'finance',
  'tax-figures': 'finance',
};

const rules: Record<string, { role: OperatorPermission } | undefined> = moneyMoves;

/**
 * The permission that a route needs, by its method and template: of what moves money by `moneyMoves`, else by what it
 * is about.
 * @throws where no part of the operator area is known by that name, so that a new one is given a permission
 */
export function permissionOf(method: string, path: string): OperatorPermission {
  const rule = rules[`${method} ${path}`];
  if (rule) return rule.role;
  const permission = ofPaths[path.split('/')[3] ?? ''];
  if (!permission) throw new Error(`${path} has no permission in operators/guard.ts`);
  return permission;
}

export const roleHas = (role: OperatorRole, permission: OperatorPermission) =>
  permissions[role].includes(permission);

/** Of a row of the contract; `path` is its template. */
type Route = { method: string; path: string };

/** The market's key may do what an owner may; it has no name. */
const byKey: Operator = { id: null, role: 'owner', sessionId: null };

/**
 * Lets only operators through whose role allows the route (OPERATOR_TOKEN: everything), sets `c.var.operator`, and
 * makes none of their writes without a line in the log. 404 where the area is closed (OPERATOR_AREA=off) and no key is set.
 */
export function operatorSignedIn({ method, path }: Route): MiddlewareHandler<CallEnv> {
  const permission = permissionOf(method, path);
  return async (c, next) => {
    if (!config.operatorToken && !config.operatorArea) throw new NotFound('no_such_route');
    const given = keyIn(c);
    const operator = isKey(given) ? byKey : await operatorOf(c, given);
    if (!operator) throw new DomainError(401, 'operator_token');
    if (!roleHas(operator.role, permission)) throw new DomainError(403, 'operator_role');
    c.set('operator', operator);
    if (method === 'GET') await next();
    else await logged(c, path, next);
  };
}

/** Lets only the market's key through; 404 while none is set. */
export const operatorKey: MiddlewareHandler<CallEnv> = async (c, next) => {
  if (!config.operatorToken) throw new NotFound('no_such_route');
  if (!isKey(keyIn(c))) throw new DomainError(401, 'operator_token');
  await next();
};

const keyIn = (c: Context<CallEnv>) =>
  /^Bearer (\S{1,200})$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';

/** Compares hashes: equal lengths, which timingSafeEqual needs, without revealing the key's. */
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
