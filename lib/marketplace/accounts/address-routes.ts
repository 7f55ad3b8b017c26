import { z } from 'zod';
import { addressBodySchema, addressSchema } from '@/lib/api/schemas/accounts';
import { acknowledgementSchema, answer, idSchema } from '@/lib/api/schemas/common';
import { textOf } from '@/lib/i18n/texts';
import { routes, row } from '../host/route';
import { listAddresses, toAddress } from './address-queries';
import { addAddress, changeAddress, removeAddress } from './address-service';
import { signedIn } from './guard';

const params = z.object({ id: idSchema });
const success = true as const;

export const addressRoutes = routes();

addressRoutes.openapi(
  row('get', '/api/addresses', {
    summary: "The shopper's addresses, the default one first",
    guard: signedIn,
    answer: answer(z.array(addressSchema)),
  }),
  async (c) => {
    const rows = await listAddresses(c.var.db, c.var.shopper.id);
    return c.json({ success, data: rows.map(toAddress) }, 200);
  },
);

addressRoutes.openapi(
  row('post', '/api/addresses', {
    summary: 'Saves an address; the first one is the default',
    guard: signedIn,
    body: addressBodySchema,
    answer: answer(addressSchema),
    status: 201,
  }),
  async (c) => {
    const saved = await addAddress(c.var.db, c.var.shopper.id, c.req.valid('json'));
    const message = textOf(c.var.lang, 'api.address_saved');
    return c.json({ success, message, data: toAddress(saved) }, 201);
  },
);

addressRoutes.openapi(
  row('put', '/api/addresses/{id}', {
    summary: 'Changes an address',
    guard: signedIn,
    params,
    body: addressBodySchema,
    answer: answer(addressSchema),
  }),
  async (c) => {
    const { id } = c.req.valid('param');
    const saved = await changeAddress(c.var.db, c.var.shopper.id, id, c.req.valid('json'));
    const message = textOf(c.var.lang, 'api.address_saved');
    return c.json({ success, message, data: toAddress(saved) }, 200);
  },
);

addressRoutes.openapi(
  row('delete', '/api/addresses/{id}', {
    summary: 'Removes an address',
    guard: signedIn,
    params,
    answer: acknowledgementSchema,
  }),
  async (c) => {
    await removeAddress(c.var.db, c.var.shopper.id, c.req.valid('param').id);
    return c.json({ success, message: textOf(c.var.lang, 'api.address_removed') }, 200);
  },
);
