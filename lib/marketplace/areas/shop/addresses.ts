import { addressesContract } from '@/lib/contract/addresses';
import { textOf } from '@/lib/i18n/texts';
import {
  addAddress,
  changeAddress,
  listAddresses,
  removeAddress,
  toAddress,
} from '../../modules/accounts';
import { route, routes } from '../route';

const success = true as const;

export const addressRoutes = routes();

addressRoutes.openapi(route(addressesContract.list), async (c) => {
  const rows = await listAddresses(c.var.db, c.var.shopper.id);
  return c.json({ success, data: rows.map(toAddress) }, 200);
});

addressRoutes.openapi(route(addressesContract.add), async (c) => {
  const saved = await addAddress(c.var.db, c.var.shopper.id, c.req.valid('json'));
  const message = textOf(c.var.lang, 'api.address_saved');
  return c.json({ success, message, data: toAddress(saved) }, 201);
});

addressRoutes.openapi(route(addressesContract.update), async (c) => {
  const { id } = c.req.valid('param');
  const saved = await changeAddress(c.var.db, c.var.shopper.id, id, c.req.valid('json'));
  const message = textOf(c.var.lang, 'api.address_saved');
  return c.json({ success, message, data: toAddress(saved) }, 200);
});

addressRoutes.openapi(route(addressesContract.remove), async (c) => {
  await removeAddress(c.var.db, c.var.shopper.id, c.req.valid('param').id);
  return c.json({ success, message: textOf(c.var.lang, 'api.address_removed') }, 200);
});
