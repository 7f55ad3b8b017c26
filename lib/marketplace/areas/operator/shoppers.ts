import { operatorShoppersContract as contract } from '@/lib/contract/operators/shoppers';
import { InvalidFields } from '../../kernel/errors';
import { enqueueMail, sendSoon } from '../../kernel/mail/outbox';
import { accountDeletedMail, eraseAccount } from '../../modules/accounts';
import {
  blockShopper,
  copyOfShopper,
  findShopperRow,
  findShoppers,
  unblockShopper,
  viewShopper,
} from '../../modules/operator-desk';
import { route, routes } from '../route';

const success = true as const;

/** Routes by which operators look up shoppers and manage their accounts. */
export const operatorShopperRoutes = routes();

operatorShopperRoutes.openapi(route(contract.find), async (c) =>
  c.json({ success, data: await findShoppers(c.var.db, c.req.valid('query').search) }, 200),
);

operatorShopperRoutes.openapi(route(contract.shopper), async (c) => {
  const { id } = c.req.valid('param');
  return c.json({ success, data: await viewShopper(c.var.db, c.var.lang, id) }, 200);
});

operatorShopperRoutes.openapi(route(contract.block), async (c) => {
  const { id } = c.req.valid('param');
  await blockShopper(c.var.db, id, c.req.valid('json').reason);
  return c.json({ success, data: await viewShopper(c.var.db, c.var.lang, id) }, 200);
});

operatorShopperRoutes.openapi(route(contract.unblock), async (c) => {
  const { id } = c.req.valid('param');
  await unblockShopper(c.var.db, id);
  return c.json({ success, data: await viewShopper(c.var.db, c.var.lang, id) }, 200);
});

operatorShopperRoutes.openapi(route(contract.copy), async (c) => {
  const { id } = c.req.valid('param');
  return c.json({ success, data: await copyOfShopper(c.var, id) }, 200);
});

operatorShopperRoutes.openapi(route(contract.erase), async (c) => {
  const { db } = c.var;
  const { id } = c.req.valid('param');
  const { email } = await findShopperRow(db, id);
  if (email !== c.req.valid('json').email) throw new InvalidFields({ email: 'email_differs' });
  const former = await eraseAccount(db, id);
  if (former.verifiedAt) {
    await enqueueMail(db, { kind: 'written', mail: accountDeletedMail(former) });
    sendSoon(c.var);
  }
  return c.json({ success, data: { kept_orders: former.keptOrders } }, 200);
});
