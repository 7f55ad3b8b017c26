import { z } from 'zod';
import {
  addToCartSchema,
  cartAnswerSchema,
  cartLineAnswerSchema,
  updateCartSchema,
} from '@/lib/api/schemas/cart';
import { acknowledgementSchema, idSchema, pincodeSchema } from '@/lib/api/schemas/common';
import { signedIn } from '../accounts/guard';
import { routes, row } from '../host/route';
import { textOf } from '../host/texts';
import { deleteLines } from './queries';
import { addToCart, changeQuantity, removeLine } from './service';
import { viewCart } from './view';

const params = z.object({ cartItemId: idSchema });
const success = true as const;

const viewSchema = z.object({
  state: z
    .string()
    .max(200)
    .optional()
    .describe('delivery state, for the split of the tax; without it the default address says it'),
  pincode: pincodeSchema.optional().catch(undefined).meta({
    type: 'string',
    description: 'asked about on this device: says the state when there is no saved address',
  }),
  items: z
    .string()
    .max(2000)
    .regex(/^\d{1,15}(,\d{1,15})*$/)
    .transform((ids) => ids.split(',').map(Number))
    .optional()
    .catch(undefined)
    .meta({
      type: 'string',
      description: 'cart item ids, comma-separated: only these lines and their totals',
    }),
});

export const cartRoutes = routes();

cartRoutes.openapi(
  row('get', '/api/cart', {
    summary: 'The cart and its totals',
    guard: signedIn,
    query: viewSchema,
    answer: cartAnswerSchema,
  }),
  async (c) => {
    const { items: ids, ...known } = c.req.valid('query');
    return c.json(await viewCart(c.var.db, c.var.lang, c.var.shopper.id, { ids, ...known }), 200);
  },
);

cartRoutes.openapi(
  row('post', '/api/cart', {
    summary: 'Adds a quantity of a product; 409 with what is available when that is less',
    guard: signedIn,
    body: addToCartSchema,
    answer: cartLineAnswerSchema,
    status: 201,
  }),
  async (c) => {
    const { db, lang, shopper } = c.var;
    const data = await addToCart(db, lang, shopper.id, c.req.valid('json'));
    return c.json({ success, message: textOf(lang, 'api.item_added'), data }, 201);
  },
);

cartRoutes.openapi(
  row('put', '/api/cart/{cartItemId}', {
    summary: 'Sets the quantity; below 1 removes the line',
    guard: signedIn,
    params,
    body: updateCartSchema,
    answer: cartLineAnswerSchema,
  }),
  async (c) => {
    const { db, lang, shopper } = c.var;
    const { cartItemId } = c.req.valid('param');
    const { quantity } = c.req.valid('json');
    const data = await changeQuantity(db, lang, shopper.id, cartItemId, quantity);
    const message = textOf(lang, data ? 'api.quantity_updated' : 'api.item_removed');
    return c.json({ success, message, data }, 200);
  },
);

cartRoutes.openapi(
  row('delete', '/api/cart/{cartItemId}', {
    summary: 'Removes a line',
    guard: signedIn,
    params,
    answer: acknowledgementSchema,
  }),
  async (c) => {
    await removeLine(c.var.db, c.var.shopper.id, c.req.valid('param').cartItemId);
    return c.json({ success, message: textOf(c.var.lang, 'api.item_removed') }, 200);
  },
);

cartRoutes.openapi(
  row('delete', '/api/cart', {
    summary: 'Empties the cart',
    guard: signedIn,
    answer: acknowledgementSchema,
  }),
  async (c) => {
    await deleteLines(c.var.db, c.var.shopper.id);
    return c.json({ success, message: textOf(c.var.lang, 'api.cart_cleared') }, 200);
  },
);
