import { operatorMessagesContract as contract } from '@/lib/contract/operators/messages';
import { listSmsTemplates, removeSmsTemplate, saveSmsTemplate } from '../../modules/messages';
import { route, routes } from '../route';

const success = true as const;

/** Routes by which operators keep the registered templates of SMS. */
export const operatorMessageRoutes = routes();

operatorMessageRoutes.openapi(route(contract.smsTemplates), async (c) =>
  c.json({ success, data: await listSmsTemplates(c.var.db) }, 200),
);

operatorMessageRoutes.openapi(route(contract.saveSmsTemplate), async (c) => {
  await saveSmsTemplate(c.var.db, c.req.valid('param'), c.req.valid('json'));
  return c.json({ success }, 200);
});

operatorMessageRoutes.openapi(route(contract.removeSmsTemplate), async (c) => {
  await removeSmsTemplate(c.var.db, c.req.valid('param'));
  return c.json({ success }, 200);
});
