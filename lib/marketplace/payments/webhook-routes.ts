import { paymentsContract } from '@/lib/api/contract/payments';
import { route, routes } from '../host/route';
import { background } from '../mail/background';
import { readInbox, receiveWebhook } from './inbox';

export const webhookRoutes = routes();

webhookRoutes.openapi(route(paymentsContract.webhook), async (c) => {
  const { till } = c.var;
  const event = await receiveWebhook(till, {
    body: await c.req.text(),
    signature: c.req.header('x-razorpay-signature'),
    eventId: c.req.header('x-razorpay-event-id'),
  });
  if (event !== undefined) background('webhook', () => readInbox(till, new Date(), event));
  return c.json({ success: true as const }, 200);
});
