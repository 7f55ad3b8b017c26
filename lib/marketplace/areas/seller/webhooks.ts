import { sellerWebhooksContract as contract } from '@/lib/api/contract/seller/webhooks';
import { InvalidFields } from '../../kernel/errors';
import { sendSoon } from '../../kernel/mail/outbox';
import {
  changeWebhook,
  confirmPassword,
  createWebhook,
  isOtherAddress,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  renewSecret,
  replayDelivery,
  replayEvent,
  sendTestEvent,
  wakeWebhooks,
} from '../../modules/sellers';
import { route, routes } from '../route';

const success = true as const;

export const sellerWebhookRoutes = routes();

sellerWebhookRoutes.openapi(route(contract.list), async (c) =>
  c.json({ success, data: await listWebhooks(c.var.db, c.var.seller.storeId) }, 200),
);

sellerWebhookRoutes.openapi(route(contract.create), async (c) => {
  const { db, seller } = c.var;
  const { password, ...wanted } = c.req.valid('json');
  await confirmPassword(c.var, seller.vendorId, password);
  const data = await createWebhook(db, seller, wanted);
  sendSoon(c.var);
  return c.json({ success, data }, 201);
});

sellerWebhookRoutes.openapi(route(contract.change), async (c) => {
  const { db, seller } = c.var;
  const { password, ...given } = c.req.valid('json');
  const wanted = { ...c.req.valid('param'), ...given };
  if (await isOtherAddress(db, seller.storeId, wanted)) {
    if (!password) throw new InvalidFields({ password: 'password_required' });
    await confirmPassword(c.var, seller.vendorId, password);
  }
  const data = await changeWebhook(db, seller, wanted);
  sendSoon(c.var);
  return c.json({ success, data }, 200);
});

sellerWebhookRoutes.openapi(route(contract.remove), async (c) => {
  await removeWebhook(c.var.db, c.var.seller.storeId, c.req.valid('param').id);
  return c.json({ success }, 200);
});

sellerWebhookRoutes.openapi(route(contract.renewSecret), async (c) => {
  const { id } = c.req.valid('param');
  return c.json({ success, data: await renewSecret(c.var.db, c.var.seller.storeId, id) }, 201);
});

sellerWebhookRoutes.openapi(route(contract.test), async (c) => {
  await sendTestEvent(c.var.db, c.var.seller.storeId, c.req.valid('param').id);
  wakeWebhooks(c.var.db);
  return c.json({ success }, 201);
});

sellerWebhookRoutes.openapi(route(contract.deliveries), async (c) => {
  const { db, seller } = c.var;
  const wanted = { ...c.req.valid('param'), ...c.req.valid('query') };
  return c.json({ success, data: await listDeliveries(db, seller.storeId, wanted) }, 200);
});

sellerWebhookRoutes.openapi(route(contract.replay), async (c) => {
  await replayDelivery(c.var.db, c.var.seller.storeId, c.req.valid('param'));
  wakeWebhooks(c.var.db);
  return c.json({ success }, 201);
});

sellerWebhookRoutes.openapi(route(contract.replayEvent), async (c) => {
  const { message } = c.req.valid('param');
  const deliveries = await replayEvent(c.var.db, c.var.seller.storeId, message);
  wakeWebhooks(c.var.db);
  return c.json({ success, data: { deliveries } }, 201);
});
