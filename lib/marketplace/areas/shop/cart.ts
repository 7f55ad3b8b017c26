import { cartContract } from '@/lib/contract/cart';
import { couponsContract } from '@/lib/contract/coupons';
import { textOf } from '@/lib/i18n/texts';
import { NotFound } from '../../kernel/errors';
import { paiseOf } from '../../kernel/money/rupees';
import {
  addCoupon,
  addToCart,
  changeQuantity,
  deleteLines,
  forgetSaved,
  listOffers,
  listSaved,
  moveToCart,
  removeLine,
  saveForLater,
  viewCart,
} from '../../modules/cart';
import { productCardsOnSale } from '../../modules/catalog';
import { deliveryRules } from '../../modules/delivery';
import { listProductCoupons, takeFromCart } from '../../modules/promotions';
import { route, routes } from '../route';

const success = true as const;

/** Seconds that a browser keeps the coupons of a product. */
const keptFor = 60;

export const cartRoutes = routes();

cartRoutes.openapi(route(cartContract.view), async (c) => {
  const { items: ids, ...known } = c.req.valid('query');
  const { db, lang, shopper, settings } = c.var;
  const rules = deliveryRules(settings);
  return c.json(await viewCart(db, lang, shopper.id, { ids, ...known }, rules), 200);
});

cartRoutes.openapi(route(cartContract.add), async (c) => {
  const { db, lang, shopper, settings } = c.var;
  const data = await addToCart(db, lang, shopper.id, c.req.valid('json'), settings.limits);
  return c.json({ success, message: textOf(lang, 'api.item_added'), data }, 201);
});

cartRoutes.openapi(route(couponsContract.ofProduct), async (c) => {
  const { db, lang } = c.var;
  const { id } = c.req.valid('param');
  const card = (await productCardsOnSale(db, lang, [id])).get(id);
  if (!card) throw new NotFound('product_not_found');
  const product = { productId: id, storeId: card.store.id, price: paiseOf(card.selling_price) };
  const data = await listProductCoupons(db, lang, product, new Date());
  c.header('Cache-Control', `public, max-age=${keptFor}`);
  c.header('Vary', 'Accept-Language');
  return c.json({ success, data }, 200);
});

cartRoutes.openapi(route(cartContract.offers), async (c) => {
  const { db, lang, shopper } = c.var;
  const { items: ids } = c.req.valid('query');
  const data = await listOffers(db, lang, { userId: shopper.id, ids, now: new Date() });
  return c.json({ success, data }, 200);
});

cartRoutes.openapi(route(cartContract.addCoupon), async (c) => {
  const { db, lang, shopper } = c.var;
  const { code, items: ids } = c.req.valid('json');
  const asked = { userId: shopper.id, ids, code, now: new Date() };
  const data = await addCoupon(db, lang, asked);
  const message = textOf(lang, 'api.coupon_added', { code: data.code });
  return c.json({ success, message, data }, 200);
});

cartRoutes.openapi(route(cartContract.removeCoupon), async (c) => {
  await takeFromCart(c.var.db, c.var.shopper.id);
  return c.json({ success, message: textOf(c.var.lang, 'api.coupon_removed') }, 200);
});

cartRoutes.openapi(route(cartContract.update), async (c) => {
  const { db, lang, shopper, settings } = c.var;
  const line = { id: c.req.valid('param').cartItemId, ...c.req.valid('json') };
  const data = await changeQuantity(db, lang, shopper.id, line, settings.limits);
  const message = textOf(lang, data ? 'api.quantity_updated' : 'api.item_removed');
  return c.json({ success, message, data }, 200);
});

cartRoutes.openapi(route(cartContract.remove), async (c) => {
  await removeLine(c.var.db, c.var.shopper.id, c.req.valid('param').cartItemId);
  return c.json({ success, message: textOf(c.var.lang, 'api.item_removed') }, 200);
});

cartRoutes.openapi(route(cartContract.clear), async (c) => {
  await deleteLines(c.var.db, c.var.shopper.id);
  await takeFromCart(c.var.db, c.var.shopper.id);
  return c.json({ success, message: textOf(c.var.lang, 'api.cart_cleared') }, 200);
});

cartRoutes.openapi(route(cartContract.listSaved), async (c) => {
  const { db, lang, shopper } = c.var;
  return c.json({ success, data: await listSaved(db, lang, shopper.id) }, 200);
});

cartRoutes.openapi(route(cartContract.save), async (c) => {
  const { db, shopper, settings } = c.var;
  await saveForLater(db, shopper.id, c.req.valid('param').cartItemId, settings.limits);
  return c.json({ success, message: textOf(c.var.lang, 'api.saved_for_later') }, 200);
});

cartRoutes.openapi(route(cartContract.moveSaved), async (c) => {
  const { db, lang, shopper, settings } = c.var;
  const { id } = c.req.valid('param');
  const data = await moveToCart(db, lang, { userId: shopper.id, id }, settings.limits);
  return c.json({ success, message: textOf(lang, 'api.item_added'), data }, 200);
});

cartRoutes.openapi(route(cartContract.removeSaved), async (c) => {
  await forgetSaved(c.var.db, c.var.shopper.id, c.req.valid('param').id);
  return c.json({ success, message: textOf(c.var.lang, 'api.item_removed') }, 200);
});
