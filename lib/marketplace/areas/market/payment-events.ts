import { paymentsContract } from '@/lib/api/contract/payments';
import { background } from '../../kernel/jobs/background';
import { readInbox, receiveWebhook } from '../../modules/payments';
import { route, routes } from '../route';

export const webhookRoutes = routes();

webhookRoutes.openapi(route(paymentsContract.webhook), async (c) => {
  const { paymentContext } = c.var;
  const event = await receiveWebhook(paymentContext, {
    body: await c.req.text(),
    signature: c.req.header('x-razorpay-signature'),
    eventId: c.req.header('x-razorpay-event-id'),
  });
  if (event !== undefined)
    background('webhook', () => readInbox(paymentContext, new Date(), event));
  return c.json({ success: true as const }, 200);
});
