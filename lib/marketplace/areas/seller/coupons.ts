import type { Context } from 'hono';
import { couponsContract } from '@/lib/contract/coupons';
import {
  changeCoupon,
  createCoupon,
  listCoupons,
  pauseCoupon,
  readCoupon,
} from '../../modules/promotions';
import type { HostEnv } from '../context';
import { asSeller } from '../manager';
import { route, routes } from '../route';

const success = true as const;

export const sellerCouponRoutes = routes();

const asking = (c: Context<HostEnv>) => ({
  lang: c.var.lang,
  manager: asSeller(c.var),
  now: new Date(),
});

sellerCouponRoutes.openapi(route(couponsContract.listOwn), async (c) => {
  const data = await listCoupons(c.var.db, asking(c), c.req.valid('query'));
  return c.json({ success, data }, 200);
});

sellerCouponRoutes.openapi(route(couponsContract.createOwn), async (c) => {
  const own = { paidBy: 'seller' as const, storeId: c.var.seller.storeId };
  const coupon = { ...c.req.valid('json'), ...own };
  return c.json({ success, data: await createCoupon(c.var.db, asking(c), coupon) }, 201);
});

sellerCouponRoutes.openapi(route(couponsContract.readOwn), async (c) => {
  const data = await readCoupon(c.var.db, asking(c), c.req.valid('param').id);
  return c.json({ success, data }, 200);
});

sellerCouponRoutes.openapi(route(couponsContract.changeOwn), async (c) => {
  const { id } = c.req.valid('param');
  const data = await changeCoupon(c.var.db, asking(c), id, c.req.valid('json'));
  return c.json({ success, data }, 200);
});

sellerCouponRoutes.openapi(route(couponsContract.pauseOwn), async (c) => {
  const data = await pauseCoupon(c.var.db, asking(c), c.req.valid('param').id, true);
  return c.json({ success, data }, 200);
});

sellerCouponRoutes.openapi(route(couponsContract.resumeOwn), async (c) => {
  const data = await pauseCoupon(c.var.db, asking(c), c.req.valid('param').id, false);
  return c.json({ success, data }, 200);
});
