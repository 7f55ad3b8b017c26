import { sellerApiTokensContract, sellerWebhooksContract } from '@/lib/contract/seller/api';
import { InvalidFields } from '../../kernel/errors';
import { sendSoon } from '../../kernel/mail/outbox';
import {
  changeWebhook,
  confirmPassword,
  createApiToken,
  createWebhook,
  isOtherAddress,
  listApiTokens,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  renewSecret,
  replayDelivery,
  replayEvent,
  revokeApiToken,
  sendTestEvent,
  wakeWebhooks,
} from '../../modules/sellers';
import { route, routes } from '../route';

/** Routes for a store's own systems: tokens and webhooks. */
export const sellerApiRoutes = routes();

sellerApiRoutes.openapi(route(sellerWebhooksContract.list), async (c) =>
  c.json({ success, data: await listWebhooks(c.var.db, c.var.seller.storeId) }, 200),
);

sellerApiRoutes.openapi(route(sellerWebhooksContract.create), async (c) => {
  const { db, seller } = c.var;
  const { password, ...wanted } = c.req.valid('json');
  await confirmPassword(c.var, seller.vendorId, password);
  const data = await createWebhook(db, seller, wanted);
  sendSoon(c.var);
  return c.json({ success, data }, 201);
});

sellerApiRoutes.openapi(route(sellerWebhooksContract.change), async (c) => {
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

sellerApiRoutes.openapi(route(sellerWebhooksContract.remove), async (c) => {
  await removeWebhook(c.var.db, c.var.seller.storeId, c.req.valid('param').id);
  return c.json({ success }, 200);
});

sellerApiRoutes.openapi(route(sellerWebhooksContract.renewSecret), async (c) => {
  const { id } = c.req.valid('param');
  return c.json({ success, data: await renewSecret(c.var.db, c.var.seller.storeId, id) }, 201);
});

sellerApiRoutes.openapi(route(sellerWebhooksContract.test), async (c) => {
  await sendTestEvent(c.var.db, c.var.seller.storeId, c.req.valid('param').id);
  wakeWebhooks(c.var.db);
  return c.json({ success }, 201);
});

sellerApiRoutes.openapi(route(sellerWebhooksContract.deliveries), async (c) => {
  const { db, seller } = c.var;
  const wanted = { ...c.req.valid('param'), ...c.req.valid('query') };
  return c.json({ success, data: await listDeliveries(db, seller.storeId, wanted) }, 200);
});

sellerApiRoutes.openapi(route(sellerWebhooksContract.replay), async (c) => {
  await replayDelivery(c.var.db, c.var.seller.storeId, c.req.valid('param'));
  wakeWebhooks(c.var.db);
  return c.json({ success }, 201);
});

sellerApiRoutes.openapi(route(sellerWebhooksContract.replayEvent), async (c) => {
  const { message } = c.req.valid('param');
  const deliveries = await replayEvent(c.var.db, c.var.seller.storeId, message);
  wakeWebhooks(c.var.db);
  return c.json({ success, data: { deliveries } }, 201);
});

const success = true as const;

sellerApiRoutes.openapi(route(sellerApiTokensContract.list), async (c) =>
  c.json({ success, data: await listApiTokens(c.var.db, c.var.seller.storeId) }, 200),
);

sellerApiRoutes.openapi(route(sellerApiTokensContract.create), async (c) => {
  const { db, seller } = c.var;
  const { password, ...wanted } = c.req.valid('json');
  await confirmPassword(c.var, seller.vendorId, password);
  const data = await createApiToken(db, seller, wanted);
  sendSoon(c.var);
  return c.json({ success, data }, 201);
});

sellerApiRoutes.openapi(route(sellerApiTokensContract.revoke), async (c) => {
  await revokeApiToken(c.var.db, c.var.seller.storeId, c.req.valid('param').id);
  return c.json({ success }, 200);
});
