import type { Context } from 'hono';
import { paymentsContract, payoutsContract } from '@/lib/api/contract/payments';
import { background, behindAnswer } from '../../kernel/jobs/background';
import { readInbox, receiveWebhook } from '../../modules/payments';
import { readPayoutInbox, receivePayoutWebhook } from '../../modules/settlement';
import type { HostEnv } from '../context';
import { route, routes } from '../route';

/** What the providers tell of payments and of payouts. */
export const webhookRoutes = routes();

const acknowledged = { success: true as const };

webhookRoutes.openapi(route(paymentsContract.webhook), async (c) => {
  await receive(c);
  return c.json(acknowledged, 200);
});

webhookRoutes.openapi(route(paymentsContract.providerWebhook), async (c) => {
  await receive(c, c.req.valid('param').provider);
  return c.json(acknowledged, 200);
});

webhookRoutes.openapi(route(payoutsContract.webhook), async (c) => {
  await receiveAboutPayouts(c);
  return c.json(acknowledged, 200);
});

webhookRoutes.openapi(route(payoutsContract.providerWebhook), async (c) => {
  await receiveAboutPayouts(c, c.req.valid('param').provider);
  return c.json(acknowledged, 200);
});

async function receive(c: Context<HostEnv>, from?: string): Promise<void> {
  const { paymentContext } = c.var;
  const event = await receiveWebhook(paymentContext, await deliveryOf(c), from);
  if (event === undefined) return;
  behindAnswer('webhook', () => readInbox(paymentContext, new Date(), event));
}

async function receiveAboutPayouts(c: Context<HostEnv>, from?: string): Promise<void> {
  const { paymentContext } = c.var;
  const event = await receivePayoutWebhook(paymentContext, await deliveryOf(c), from);
  if (event === undefined) return;
  background('payout webhook', () => readPayoutInbox(paymentContext, new Date(), event));
}

/** The bytes as they came, over which a provider signs. */
const deliveryOf = async ({ req }: Context<HostEnv>) => ({
  body: await req.text(),
  header: (name: string) => req.header(name),
});
