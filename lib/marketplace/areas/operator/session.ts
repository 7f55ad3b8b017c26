import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { config } from '@/lib/config';
import { operatorSessionContract } from '@/lib/contract/operators/session';
import { operatorSessions, operators } from '../../kernel/db/schema/operators';
import { transact } from '../../kernel/db/transaction';
import { NotFound } from '../../kernel/errors';
import type { Operator } from '../../kernel/http/actor';
import { byDevice, clientOf, deviceOf } from '../../modules/accounts';
import {
  logInOperator,
  renewRecoveryCodes,
  spendTotp,
  toOperatorMe,
} from '../../modules/operators';
import { route, routes } from '../route';

const success = true as const;

/**
 * Returns the account of the session; the market's key has none.
 * @throws {NotFound} no_operator_account
 */
function accountOf({ id }: Operator): number {
  if (id === null) throw new NotFound('no_operator_account');
  return id;
}

export const operatorSessionRoutes = routes();

operatorSessionRoutes.openapi(
  route(operatorSessionContract.logIn, { recognise: byDevice('operator') }),
  async (c) => {
    if (!config.operatorArea) throw new NotFound('no_such_route');
    const from = { lang: c.var.lang, address: c.env?.address, ...clientOf(c) };
    const session = await logInOperator(c.var, c.req.valid('json'), from);
    if (!('token' in session)) c.set('lacksSecondProof', true);
    return c.json(session, 200);
  },
);

operatorSessionRoutes.openapi(route(operatorSessionContract.logOut), async (c) => {
  const { sessionId } = c.var.operator;
  if (sessionId !== null) {
    await c.var.db
      .update(operatorSessions)
      .set({ revokedAt: sql`now()` })
      .where(eq(operatorSessions.id, sessionId));
  }
  return c.json({ success }, 200);
});

operatorSessionRoutes.openapi(route(operatorSessionContract.me), async (c) => {
  const { db } = c.var;
  const id = accountOf(c.var.operator);
  const [operator] = await db.select().from(operators).where(eq(operators.id, id));
  if (!operator) throw new NotFound('no_operator_account');
  return c.json({ success, data: await toOperatorMe(db, operator) }, 200);
});

operatorSessionRoutes.openapi(route(operatorSessionContract.renewRecoveryCodes), async (c) => {
  const id = accountOf(c.var.operator);
  const { otp } = c.req.valid('json');
  const data = await transact(c.var.db, async (tx) => {
    await spendTotp(tx, id, otp);
    return renewRecoveryCodes(tx, id);
  });
  return c.json({ success, data }, 200);
});

const isOpen = and(isNull(operatorSessions.revokedAt), gt(operatorSessions.expiresAt, sql`now()`));

operatorSessionRoutes.openapi(route(operatorSessionContract.sessions), async (c) => {
  const { operator, db } = c.var;
  const rows = await db
    .select()
    .from(operatorSessions)
    .where(and(eq(operatorSessions.operatorId, accountOf(operator)), isOpen))
    .orderBy(
      desc(sql`${operatorSessions.id} = ${operator.sessionId}`),
      desc(operatorSessions.lastUsedAt),
    )
    .limit(100);
  const data = rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.userAgent),
    signed_in_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
    current: row.id === operator.sessionId,
  }));
  return c.json({ success, data }, 200);
});

operatorSessionRoutes.openapi(route(operatorSessionContract.endSession), async (c) => {
  const ended = await c.var.db
    .update(operatorSessions)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(operatorSessions.id, c.req.valid('param').id),
        eq(operatorSessions.operatorId, accountOf(c.var.operator)),
        isOpen,
      ),
    )
    .returning({ id: operatorSessions.id });
  if (ended.length === 0) throw new NotFound('session_not_found');
  return c.json({ success }, 200);
});
