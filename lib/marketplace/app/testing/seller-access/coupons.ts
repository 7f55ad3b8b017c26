import type { Database } from '../../../kernel/db/connection';
import { makeCoupon } from '../../../modules/promotions/coupons/testing/coupons';
import type { SellerRoutes } from './table';

const fields = { kind: 'percent', value: 10 };
const of =
  (rest = '') =>
  async (db: Database, storeId: number) => {
    const { id } = await makeCoupon(db, { storeId });
    return `/api/seller/promotions/coupons/${id}${rest}`;
  };
export const couponAccess: SellerRoutes = {
  'POST /api/seller/promotions/coupons': { body: { ...fields, code: 'ACCESS5' } },
  'GET /api/seller/promotions/coupons/{id}': { own: of() },
  'PUT /api/seller/promotions/coupons/{id}': { own: of(), body: fields },
  'POST /api/seller/promotions/coupons/{id}/pause': { own: of('/pause') },
  'POST /api/seller/promotions/coupons/{id}/resume': { own: of('/resume') },
};
