import { payoutsContract } from '@/lib/api/contract/payouts';
import { background } from '../../kernel/jobs/background';
import { readPayoutInbox, receivePayoutWebhook } from '../../modules/settlement';
import { route, routes } from '../route';

const success = true as const;

/** What the payout provider tells. */
export const payoutRoutes = routes();

payoutRoutes.openapi(route(payoutsContract.webhook), async (c) => {
  const { paymentContext: context } = c.var;
  const event = await receivePayoutWebhook(context, {
    body: await c.req.text(),
    signature: c.req.header('x-razorpay-signature'),
    eventId: c.req.header('x-razorpay-event-id'),
  });
  if (event !== undefined) {
    background('payout webhook', () => readPayoutInbox(context, new Date(), event));
  }
  return c.json({ success }, 200);
});
