import { operatorPaymentsContract as contract } from '@/lib/contract/operators/payments';
import {
  askAboutPayment,
  findPaymentInbox,
  retryRefund,
  settleEvent,
} from '../../modules/operator-desk';
import { route, routes } from '../route';

const success = true as const;

/** Routes for payments that need attention, and the safe steps for them. */
export const operatorPaymentRoutes = routes();

operatorPaymentRoutes.openapi(route(contract.inbox), async (c) =>
  c.json({ success, data: await findPaymentInbox(c.var.db, c.var.lang) }, 200),
);

operatorPaymentRoutes.openapi(route(contract.ask), async (c) => {
  const { number } = c.req.valid('param');
  const settled = await askAboutPayment(c.var.paymentContext, number, new Date());
  return c.json({ success, data: { settled } }, 200);
});

operatorPaymentRoutes.openapi(route(contract.settleEvent), async (c) => {
  const { id } = c.req.valid('param');
  const settled = await settleEvent(c.var.paymentContext, id, new Date());
  return c.json({ success, data: { settled } }, 200);
});

operatorPaymentRoutes.openapi(route(contract.retryRefund), async (c) => {
  const { id } = c.req.valid('param');
  const settled = await retryRefund(c.var.paymentContext, id, new Date());
  return c.json({ success, data: { settled } }, 200);
});
