import { operatorSettlementsContract } from '@/lib/api/contract/operators/settlements';
import { DomainError } from '../../kernel/errors';
import { background } from '../../kernel/jobs/background';
import { requestPayouts, sendPayouts } from '../../modules/settlement';
import { route, routes } from '../route';

const success = true as const;

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
