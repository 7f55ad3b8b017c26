import { cartContract } from '@/lib/api/contract/cart';
import { textOf } from '@/lib/i18n/texts';
import { route, routes } from '../host/route';
import { deleteLines } from './queries';
import { forgetSaved, listSaved, moveToCart, saveForLater } from './saved/service';
import { addToCart, changeQuantity, removeLine } from './service';
import { viewCart } from './view';

const success = true as const;

export const cartRoutes = routes();

cartRoutes.openapi(route(cartContract.view), async (c) => {
  const { items: ids, ...known } = c.req.valid('query');
  return c.json(await viewCart(c.var.db, c.var.lang, c.var.shopper.id, { ids, ...known }), 200);
});

cartRoutes.openapi(route(cartContract.add), async (c) => {
  const { db, lang, shopper } = c.var;
  const data = await addToCart(db, lang, shopper.id, c.req.valid('json'));
  return c.json({ success, message: textOf(lang, 'api.item_added'), data }, 201);
});

cartRoutes.openapi(route(cartContract.update), async (c) => {
  const { db, lang, shopper } = c.var;
  const { cartItemId } = c.req.valid('param');
  const { quantity } = c.req.valid('json');
  const data = await changeQuantity(db, lang, shopper.id, cartItemId, quantity);
  const message = textOf(lang, data ? 'api.quantity_updated' : 'api.item_removed');
  return c.json({ success, message, data }, 200);
});

cartRoutes.openapi(route(cartContract.remove), async (c) => {
  await removeLine(c.var.db, c.var.shopper.id, c.req.valid('param').cartItemId);
  return c.json({ success, message: textOf(c.var.lang, 'api.item_removed') }, 200);
});

cartRoutes.openapi(route(cartContract.clear), async (c) => {
  await deleteLines(c.var.db, c.var.shopper.id);
  return c.json({ success, message: textOf(c.var.lang, 'api.cart_cleared') }, 200);
});

cartRoutes.openapi(route(cartContract.listSaved), async (c) => {
  const { db, lang, shopper } = c.var;
  return c.json({ success, data: await listSaved(db, lang, shopper.id) }, 200);
});

cartRoutes.openapi(route(cartContract.save), async (c) => {
  await saveForLater(c.var.db, c.var.shopper.id, c.req.valid('param').cartItemId);
  return c.json({ success, message: textOf(c.var.lang, 'api.saved_for_later') }, 200);
});

cartRoutes.openapi(route(cartContract.moveSaved), async (c) => {
  const { db, lang, shopper } = c.var;
  const data = await moveToCart(db, lang, shopper.id, c.req.valid('param').id);
  return c.json({ success, message: textOf(lang, 'api.item_added'), data }, 200);
});

cartRoutes.openapi(route(cartContract.removeSaved), async (c) => {
  await forgetSaved(c.var.db, c.var.shopper.id, c.req.valid('param').id);
  return c.json({ success, message: textOf(c.var.lang, 'api.item_removed') }, 200);
});
