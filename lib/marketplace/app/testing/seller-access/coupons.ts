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
const permission = 'catalogue' as const;

export const couponAccess: SellerRoutes = {
  'GET /api/seller/promotions/coupons': { permission },
  'POST /api/seller/promotions/coupons': { permission, body: { ...fields, code: 'ACCESS5' } },
  'GET /api/seller/promotions/coupons/{id}': { permission, own: of() },
  'PUT /api/seller/promotions/coupons/{id}': { permission, own: of(), body: fields },
  'POST /api/seller/promotions/coupons/{id}/pause': { permission, own: of('/pause') },
  'POST /api/seller/promotions/coupons/{id}/resume': { permission, own: of('/resume') },
};
