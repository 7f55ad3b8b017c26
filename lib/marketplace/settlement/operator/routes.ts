import { operatorSettlementsContract } from '@/lib/api/contract/operators/settlements';
import { route, routes } from '../../host/route';
import { sendSoon } from '../../mail/outbox';
import { paiseOf } from '../../money/rupees';
import { runCycle } from '../cycle/run-cycle';
import { adjust } from '../ledger/adjust';
import { postEvents } from '../ledger/post-events';
import { exportBankFile } from './bank-file';
import { approveSettlement, failPayout, payOut } from './move-settlement';
import { listCommissionRates, listSettlements, viewSettlement } from './queries';
import { setCommissionRate } from './set-commission-rate';
import { taxFigures } from './tax-figures';
import { operatorStatementFile, viewOperatorStatement } from './view-statement';

const success = true as const;
const contract = operatorSettlementsContract;

export const settlementOperatorRoutes = routes();

settlementOperatorRoutes.openapi(route(contract.list), async (c) => {
  const query = c.req.valid('query');
  const { page, limit } = query;
  const payouts_by = c.var.paymentContext.payouts?.kind ?? null;
  const listed = await listSettlements(c.var.db, query, new Date());
  const data = { ...listed, page, limit, payouts_by };
  return c.json({ success, data }, 200);
});

settlementOperatorRoutes.openapi(route(contract.run), async (c) => {
  await postEvents(c.var.db);
  return c.json({ success, data: { made: await runCycle(c.var.db, new Date()) } }, 200);
});

settlementOperatorRoutes.openapi(route(contract.statement), async (c) => {
  const { db, lang } = c.var;
  const asked = { ...c.req.valid('param'), ...c.req.valid('query'), lang, now: new Date() };
  const payouts_by = c.var.paymentContext.payouts?.kind ?? null;
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
    { success, data: await exportBankFile(c.var.db, { repeat, now: new Date() }) },
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
  await failPayout(c.var.db, id, c.req.valid('json').reason);
  return c.json({ success, data: await viewSettlement(c.var.db, id, new Date()) }, 200);
});

settlementOperatorRoutes.openapi(route(contract.adjust), async (c) => {
  const { store_id: storeId, amount, reason, key } = c.req.valid('json');
  await adjust(c.var.db, { storeId, amount: paiseOf(amount), reason, key, at: new Date() });
  return c.json({ success }, 200);
});

settlementOperatorRoutes.openapi(route(contract.rates), async (c) =>
  c.json({ success, data: await listCommissionRates(c.var.db) }, 200),
);

settlementOperatorRoutes.openapi(route(contract.setRate), async (c) => {
  await setCommissionRate(c.var.db, c.req.valid('json'), new Date());
  return c.json({ success }, 200);
});

settlementOperatorRoutes.openapi(route(contract.taxFigures), async (c) =>
  c.json({ success, data: await taxFigures(c.var.db, c.req.valid('query').month) }, 200),
);
