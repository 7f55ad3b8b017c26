import type { Context } from 'hono';
import { couriersContract, paymentsContract, payoutsContract } from '@/lib/contract/payments';
import { background, behindAnswer } from '../../kernel/jobs/background';
import { sendSoon } from '../../kernel/mail/outbox';
import { readScans, receiveScans } from '../../modules/couriers';
import { readInbox, receiveWebhook } from '../../modules/payments';
import { readPayoutInbox, receivePayoutWebhook } from '../../modules/settlement';
import type { HostEnv } from '../context';
import { route, routes } from '../route';

/** Routes for the providers' events about payments, payouts and deliveries. */
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

webhookRoutes.openapi(route(couriersContract.webhook), async (c) => {
  await receiveFromCourier(c);
  return c.json(acknowledged, 200);
});

webhookRoutes.openapi(route(couriersContract.providerWebhook), async (c) => {
  await receiveFromCourier(c, c.req.valid('param').provider);
  return c.json(acknowledged, 200);
});

async function receiveFromCourier(c: Context<HostEnv>, from?: string): Promise<void> {
  const { courierContext, mailer } = c.var;
  const event = await receiveScans(courierContext, await deliveryOf(c), from);
  if (event === undefined) return;
  background('courier webhook', async () => {
    await readScans(courierContext, new Date(), event);
    sendSoon({ db: courierContext.db, mailer });
  });
}

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

/** Returns the delivery with its unchanged bytes, which the provider signs. */
const deliveryOf = async ({ req }: Context<HostEnv>) => ({
  body: await req.text(),
  header: (name: string) => req.header(name),
});
