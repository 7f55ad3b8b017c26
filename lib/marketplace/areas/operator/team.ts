import type { Context } from 'hono';
import { operatorTeamContract } from '@/lib/contract/operators/team';
import { sendSoon } from '../../kernel/mail/outbox';
import { countWaiting, findToday } from '../../modules/operator-desk';
import {
  addOperator,
  changeRole,
  listLog,
  listOperators,
  removeOperator,
  resetOperator,
} from '../../modules/operators';
import type { HostEnv } from '../context';
import { route, routes } from '../route';

const success = true as const;

export const operatorTeamRoutes = routes();

operatorTeamRoutes.openapi(route(operatorTeamContract.today), async (c) => {
  const { offered } = c.var.paymentContext.providers;
  const who = { role: c.var.operator.role, takesMoney: offered?.isTest === false };
  return c.json({ success, data: await findToday(c.var.db, who) }, 200);
});

operatorTeamRoutes.openapi(route(operatorTeamContract.queues), async (c) => {
  const { db, settings, operator } = c.var;
  const who = { now: new Date(), role: operator.role };
  return c.json({ success, data: await countWaiting(db, settings.support, who) }, 200);
});

operatorTeamRoutes.openapi(route(operatorTeamContract.list), async (c) =>
  c.json({ success, data: await listOperators(c.var.db) }, 200),
);

const byWhom = (c: Context<HostEnv>, { otp }: { otp?: string }) => ({ id: c.var.operator.id, otp });

operatorTeamRoutes.openapi(route(operatorTeamContract.add), async (c) => {
  const given = c.req.valid('json');
  const data = await addOperator(c.var.db, byWhom(c, given), given);
  sendSoon(c.var);
  return c.json({ success, data }, 201);
});

operatorTeamRoutes.openapi(route(operatorTeamContract.change), async (c) => {
  const { id } = c.req.valid('param');
  const given = c.req.valid('json');
  const data = await changeRole(c.var.db, byWhom(c, given), id, given.role);
  sendSoon(c.var);
  return c.json({ success, data }, 200);
});

operatorTeamRoutes.openapi(route(operatorTeamContract.reset), async (c) => {
  const by = byWhom(c, c.req.valid('json'));
  const data = await resetOperator(c.var.db, by, c.req.valid('param').id);
  sendSoon(c.var);
  return c.json({ success, data }, 200);
});

operatorTeamRoutes.openapi(route(operatorTeamContract.remove), async (c) => {
  await removeOperator(c.var.db, byWhom(c, c.req.valid('json')), c.req.valid('param').id);
  sendSoon(c.var);
  return c.json({ success }, 200);
});

operatorTeamRoutes.openapi(route(operatorTeamContract.log), async (c) =>
  c.json({ success, data: await listLog(c.var.db, c.req.valid('query'), c.var.lang) }, 200),
);
