import type { Context } from 'hono';
import { operatorMay } from '@/lib/contract/access';
import { returnsContract } from '@/lib/contract/returns';
import { sendSoon } from '../../kernel/mail/outbox';
import {
  decideDispute,
  listOperatorReturns,
  markPaid,
  noteRefundCameBack,
  viewOperatorReturn,
} from '../../modules/returns';
import type { HostEnv } from '../context';
import { route, routes } from '../route';

const success = true as const;

const seesAccounts = (c: Context<HostEnv>) => operatorMay(c.var.operator.role, 'finance');

/** Routes by which operators handle returns. */
export const returnOperatorRoutes = routes();

returnOperatorRoutes.openapi(route(returnsContract.operatorList), async (c) => {
  const asked = { ...c.req.valid('query'), seesAccounts: seesAccounts(c) };
  return c.json({ success, data: await listOperatorReturns(c.var.db, c.var.lang, asked) }, 200);
});

returnOperatorRoutes.openapi(route(returnsContract.decide), async (c) => {
  const { db, lang } = c.var;
  const { id } = c.req.valid('param');
  await decideDispute(db, id, c.req.valid('json'), new Date());
  sendSoon(c.var);
  return c.json(
    { success, data: await viewOperatorReturn(db, lang, { id, seesAccounts: seesAccounts(c) }) },
    200,
  );
});

returnOperatorRoutes.openapi(route(returnsContract.markPaid), async (c) => {
  const { db, lang } = c.var;
  const { id } = c.req.valid('param');
  await markPaid(db, id, c.req.valid('json').reference, new Date());
  return c.json(
    { success, data: await viewOperatorReturn(db, lang, { id, seesAccounts: seesAccounts(c) }) },
    200,
  );
});

returnOperatorRoutes.openapi(route(returnsContract.cameBack), async (c) => {
  const { db, lang, operator } = c.var;
  const { id } = c.req.valid('param');
  await noteRefundCameBack(db, id, { ...c.req.valid('json'), by: operator.id, now: new Date() });
  sendSoon(c.var);
  return c.json(
    { success, data: await viewOperatorReturn(db, lang, { id, seesAccounts: seesAccounts(c) }) },
    200,
  );
});
