import { operatorSettlementsContract } from '@/lib/api/contract/operators/settlements';
import { payoutsContract } from '@/lib/api/contract/payouts';
import { DomainError } from '../../kernel/errors';
import { background } from '../../kernel/jobs/background';
import {
  readPayoutInbox,
  receivePayoutWebhook,
  requestPayouts,
  sendPayouts,
} from '../../modules/settlement';
import { route, routes } from '../route';

const success = true as const;

/** Payouts by the payout provider: what an operator asks for, and what the provider tells. */
export const payoutRoutes = routes();

payoutRoutes.openapi(route(operatorSettlementsContract.pay), async (c) => {
  const { paymentContext: context, operator } = c.var;
  if (!context.payouts) throw new DomainError(409, 'no_payout_provider');
  const asked = { ...c.req.valid('json'), by: operator.id, now: new Date() };
  const data = await requestPayouts(context.db, asked);
  if (data.count) background('payouts', () => sendPayouts(context, new Date()));
  return c.json({ success, data }, 200);
});

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
