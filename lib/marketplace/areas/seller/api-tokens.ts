import { sellerApiTokensContract } from '@/lib/api/contract/seller/api-tokens';
import { sendSoon } from '../../kernel/mail/outbox';
import {
  confirmPassword,
  createApiToken,
  listApiTokens,
  revokeApiToken,
} from '../../modules/sellers';
import { route, routes } from '../route';

const success = true as const;

export const apiTokenRoutes = routes();

apiTokenRoutes.openapi(route(sellerApiTokensContract.list), async (c) =>
  c.json({ success, data: await listApiTokens(c.var.db, c.var.seller.storeId) }, 200),
);

apiTokenRoutes.openapi(route(sellerApiTokensContract.create), async (c) => {
  const { db, seller } = c.var;
  const { password, ...wanted } = c.req.valid('json');
  await confirmPassword(c.var, seller.vendorId, password);
  const data = await createApiToken(db, seller, wanted);
  sendSoon(c.var);
  return c.json({ success, data }, 201);
});

apiTokenRoutes.openapi(route(sellerApiTokensContract.revoke), async (c) => {
  await revokeApiToken(c.var.db, c.var.seller.storeId, c.req.valid('param').id);
  return c.json({ success }, 200);
});
