import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { stores } from '../../../kernel/db/schema/stores';
import { isOnSale, livePrice } from '../../offers';
import { findByCode, holdAgainst, isRefusal } from '../../promotions';

type Line = { productId: number; quantity: number; unitPrice: number; discount: number };

type Ordered = {
  userId: number;
  couponCode: string | null;
  isAccountOpen: boolean;
  /** Every line is on sale, at the price it was ordered at. */
  isSame: boolean;
  lines: Line[];
};

/**
 * Whether an unpaid order could be placed again now exactly as it stands: its account is neither deleted nor
 * blocked, its stores sell, prices and deals are the same to the paisa, and its coupon takes off the same.
 * Stock is not looked at.
 */
export async function termsHold(tx: Database, orderId: number, now: Date): Promise<boolean> {
  const ordered = await findOrdered(tx, orderId);
  if (!ordered?.isAccountOpen || !ordered.isSame) return false;
  const { userId, couponCode, lines } = ordered;
  if (couponCode === null) return true;
  const coupon = await findByCode(tx, couponCode);
  const [applied] = coupon ? await holdAgainst(tx, [coupon], { userId, lines, now }) : [];
  if (!applied || isRefusal(applied.decision)) return false;
  const { shares } = applied.decision;
  return lines.every(({ productId, discount }) => (shares.get(productId) ?? 0) === discount);
}

async function findOrdered(tx: Database, orderId: number): Promise<Ordered | undefined> {
  const [row] = await rowsOf<Ordered>(
    tx,
    sql`select o.user_id::float8 as "userId", o.coupon_code as "couponCode",
        u.deleted_at is null and u.blocked_at is null as "isAccountOpen",
        bool_and(${isOnSale} and ${livePrice} = i.unit_price) as "isSame",
        json_agg(json_build_object('productId', i.product_id, 'quantity', i.quantity,
          'unitPrice', i.unit_price, 'discount', i.discount) order by i.id) as lines
      from orders o join users u on u.id = o.user_id
        join shipments s on s.order_id = o.id join order_items i on i.shipment_id = s.id
        join ${products} on ${products.id} = i.product_id
        join ${stores} on ${stores.id} = ${products.storeId}
      where o.id = ${orderId} group by o.id, u.id`,
  );
  return row;
}
