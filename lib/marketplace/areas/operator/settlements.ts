import { operatorSettlementsContract } from '@/lib/contract/operators/settlements';
import { DomainError } from '../../kernel/errors';
import { background } from '../../kernel/jobs/background';
import { sendSoon } from '../../kernel/mail/outbox';
import { paiseOf, rupees } from '../../kernel/money/rupees';
import { actsAloneUpTo } from '../../modules/operators';
import {
  approveSettlement,
  askForAdjustment,
  decideAdjustment,
  exportBankFile,
  failedSettlements,
  failPayout,
  listAdjustments,
  listCommissionRates,
  listSettlements,
  noteCameBack,
  operatorStatementFile,
  payOut,
  postEvents,
  requestPayouts,
  runCycle,
  sendPayouts,
  setCommissionRate,
  settlementsOfLastWeek,
  taxFigures,
  viewAdjustment,
  viewOperatorStatement,
  viewSettlement,
} from '../../modules/settlement';
import { route, routes } from '../route';

const success = true as const;
const contract = operatorSettlementsContract;

export const settlementOperatorRoutes = routes();

settlementOperatorRoutes.openapi(route(contract.list), async (c) => {
  const query = c.req.valid('query');
  const { page, limit } = query;
  const payouts_by = c.var.paymentContext.payouts.offered?.name ?? null;
  const listed = await listSettlements(c.var.db, query, new Date());
  const data = { ...listed, page, limit, payouts_by };
  return c.json({ success, data }, 200);
});

settlementOperatorRoutes.openapi(route(contract.run), async (c) => {
  await postEvents(c.var.db);
  const now = new Date();
  const { db } = c.var;
  const made = await runCycle(db, now, { isAsked: true });
  const there = await settlementsOfLastWeek(db, now);
  return c.json({ success, data: { made, there, failed: await failedSettlements(db) } }, 200);
});

settlementOperatorRoutes.openapi(route(contract.statement), async (c) => {
  const { db, lang } = c.var;
  const asked = { ...c.req.valid('param'), ...c.req.valid('query'), lang, now: new Date() };
  const payouts_by = c.var.paymentContext.payouts.offered?.name ?? null;
  return c.json(
    { success, data: { ...(await viewOperatorStatement(db, asked)), payouts_by } },
    200,
  );
});

settlementOperatorRoutes.openapi(route(contract.statementFile), async (c) => {
  const { db, lang } = c.var;
  const { id } = c.req.valid('param');
  return c.json(
    { success, data: await operatorStatementFile(db, { id, lang, now: new Date() }) },
    200,
  );
});

settlementOperatorRoutes.openapi(route(contract.export), async (c) => {
  const { repeat } = c.req.valid('json');
  return c.json(
    {
      success,
      data: await exportBankFile(c.var.db, { repeat, by: c.var.operator.id, now: new Date() }),
    },
    200,
  );
});

settlementOperatorRoutes.openapi(route(contract.approve), async (c) => {
  const { id } = c.req.valid('param');
  const now = new Date();
  await approveSettlement(c.var.db, id, now, c.var.operator.id);
  return c.json({ success, data: await viewSettlement(c.var.db, id, now) }, 200);
});

settlementOperatorRoutes.openapi(route(contract.paid), async (c) => {
  const { id } = c.req.valid('param');
  const now = new Date();
  await payOut(c.var.db, id, c.req.valid('json').utr, now);
  sendSoon(c.var);
  return c.json({ success, data: await viewSettlement(c.var.db, id, now) }, 200);
});

settlementOperatorRoutes.openapi(route(contract.failed), async (c) => {
  const { id } = c.req.valid('param');
  const { db, operator, paymentContext } = c.var;
  const now = new Date();
  await failPayout(paymentContext, id, { ...c.req.valid('json'), by: operator.id, now });
  return c.json({ success, data: await viewSettlement(db, id, now) }, 200);
});

settlementOperatorRoutes.openapi(route(contract.cameBack), async (c) => {
  const { id } = c.req.valid('param');
  const now = new Date();
  await noteCameBack(c.var.db, id, { ...c.req.valid('json'), by: c.var.operator.id, now });
  sendSoon(c.var);
  return c.json({ success, data: await viewSettlement(c.var.db, id, now) }, 200);
});

settlementOperatorRoutes.openapi(route(contract.adjust), async (c) => {
  const { store_id: storeId, amount, reason, key } = c.req.valid('json');
  const { db, operator } = c.var;
  const now = new Date();
  const asked = { storeId, amount: paiseOf(amount), reason, key, by: operator.id, now };
  const id = await askForAdjustment(db, asked);
  sendSoon(c.var);
  return c.json({ success, data: await viewAdjustment(db, id) }, 200);
});

settlementOperatorRoutes.openapi(route(contract.adjustments), async (c) => {
  const query = c.req.valid('query');
  const { page, limit } = query;
  const alone_up_to = rupees(await actsAloneUpTo(c.var.db, 'adjust_alone'));
  const listed = await listAdjustments(c.var.db, query);
  return c.json({ success, data: { ...listed, page, limit, alone_up_to } }, 200);
});

settlementOperatorRoutes.openapi(route(contract.decideAdjustment), async (c) => {
  const { db, operator } = c.var;
  const { id } = c.req.valid('param');
  await decideAdjustment(db, { ...c.req.valid('json'), id, by: operator.id, now: new Date() });
  return c.json({ success, data: await viewAdjustment(db, id) }, 200);
});

settlementOperatorRoutes.openapi(route(contract.rates), async (c) =>
  c.json({ success, data: await listCommissionRates(c.var.db) }, 200),
);

settlementOperatorRoutes.openapi(route(contract.setRate), async (c) => {
  const asked = { by: c.var.operator.id, now: new Date() };
  await setCommissionRate(c.var.db, c.req.valid('json'), asked);
  return c.json({ success }, 200);
});

settlementOperatorRoutes.openapi(route(contract.taxFigures), async (c) =>
  c.json({ success, data: await taxFigures(c.var.db, c.req.valid('query').month) }, 200),
);

export const operatorPayoutRoutes = routes();

operatorPayoutRoutes.openapi(route(operatorSettlementsContract.pay), async (c) => {
  const { paymentContext: context, operator } = c.var;
  const { offered } = context.payouts;
  if (!offered) throw new DomainError(409, 'no_payout_provider');
  const who = { provider: offered.name, by: operator.id };
  const asked = { ...c.req.valid('json'), ...who, now: new Date() };
  const data = await requestPayouts(context.db, asked);
  if (data.count) background('payouts', () => sendPayouts(context, new Date()));
  return c.json({ success, data }, 200);
});
