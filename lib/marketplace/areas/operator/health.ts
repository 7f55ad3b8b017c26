import { operatorHealthContract } from '@/lib/contract/operators/health';
import {
  actOnHealth,
  findHealth,
  findWaitingWebhooks,
  replayWebhooks,
} from '../../modules/operator-desk';
import { route, routes } from '../route';

const success = true as const;

export const operatorHealthRoutes = routes();

operatorHealthRoutes.openapi(route(operatorHealthContract.report), async (c) =>
  c.json({ success, data: await findHealth(c.var) }, 200),
);

operatorHealthRoutes.openapi(route(operatorHealthContract.act), async (c) =>
  c.json({ success, data: await actOnHealth(c.var, c.req.valid('json').action) }, 200),
);

operatorHealthRoutes.openapi(route(operatorHealthContract.webhooks), async (c) =>
  c.json({ success, data: await findWaitingWebhooks(c.var.db) }, 200),
);

operatorHealthRoutes.openapi(route(operatorHealthContract.replay), async (c) => {
  const data = await replayWebhooks(c.var.paymentContext, c.req.valid('json'), new Date());
  return c.json({ success, data }, 200);
});
