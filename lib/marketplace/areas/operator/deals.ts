import { operatorDealsContract as contract } from '@/lib/contract/operators/deals';
import { sendSoon } from '../../kernel/mail/outbox';
import { listMarketDeals, stopDeal } from '../../modules/promotions';
import { asOperator } from '../manager';
import { route, routes } from '../route';

const success = true as const;

export const operatorDealRoutes = routes();

operatorDealRoutes.openapi(route(contract.list), async (c) => {
  const { db, lang } = c.var;
  const viewer = { manager: asOperator(c.var), lang, now: new Date() };
  const data = await listMarketDeals(db, viewer, c.req.valid('query'));
  return c.json({ success, data }, 200);
});

operatorDealRoutes.openapi(route(contract.stop), async (c) => {
  const { reason } = c.req.valid('json');
  await stopDeal(c.var.db, { ...c.req.valid('param'), reason, now: new Date() });
  sendSoon(c.var);
  return c.json({ success }, 200);
});
