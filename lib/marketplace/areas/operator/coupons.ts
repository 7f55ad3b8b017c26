import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { couponsContract } from '@/lib/contract/coupons';
import type { Database } from '../../kernel/db/connection';
import { stores } from '../../kernel/db/schema/stores';
import { InvalidFields } from '../../kernel/errors';
import {
  changeCoupon,
  createCoupon,
  listCoupons,
  pauseCoupon,
  readCoupon,
} from '../../modules/promotions';
import type { HostEnv } from '../context';
import { asOperator } from '../manager';
import { route, routes } from '../route';

const success = true as const;

export const couponRoutes = routes();

const asking = (c: Context<HostEnv>) => ({
  lang: c.var.lang,
  manager: asOperator(c.var),
  now: new Date(),
});

couponRoutes.openapi(route(couponsContract.list), async (c) => {
  const data = await listCoupons(c.var.db, asking(c), c.req.valid('query'));
  return c.json({ success, data }, 200);
});

couponRoutes.openapi(route(couponsContract.create), async (c) => {
  const { paid_by: paidBy, store, ...fields } = c.req.valid('json');
  const storeId = store ? await storeIdOf(c.var.db, store) : null;
  const data = await createCoupon(c.var.db, asking(c), { ...fields, paidBy, storeId });
  return c.json({ success, data }, 201);
});

async function storeIdOf(db: Database, slug: string): Promise<number> {
  const [store] = await db.select({ id: stores.id }).from(stores).where(eq(stores.slug, slug));
  if (!store) throw new InvalidFields({ store: 'coupon_target_unknown' });
  return store.id;
}

couponRoutes.openapi(route(couponsContract.read), async (c) => {
  const data = await readCoupon(c.var.db, asking(c), c.req.valid('param').id);
  return c.json({ success, data }, 200);
});

couponRoutes.openapi(route(couponsContract.change), async (c) => {
  const { id } = c.req.valid('param');
  const data = await changeCoupon(c.var.db, asking(c), id, c.req.valid('json'));
  return c.json({ success, data }, 200);
});

couponRoutes.openapi(route(couponsContract.pause), async (c) => {
  const data = await pauseCoupon(c.var.db, asking(c), c.req.valid('param').id, true);
  return c.json({ success, data }, 200);
});

couponRoutes.openapi(route(couponsContract.resume), async (c) => {
  const data = await pauseCoupon(c.var.db, asking(c), c.req.valid('param').id, false);
  return c.json({ success, data }, 200);
});
