import { inArray, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../../kernel/db/connection';
import { discountLeft } from '../discount-left';

/**
 * What the coupons have taken off orders that stand, less what was cancelled, sent back or never arrived; paise
 * by coupon.
 */
export async function discountGiven(
  db: Database,
  couponIds: readonly number[],
): Promise<Map<number, number>> {
  if (!couponIds.length) return new Map();
  const rows = await rowsOf<{ id: number; given: number }>(
    db,
    sql`select u.coupon_id::float8 as id, sum(${discountLeft})::float8 as given
      from coupon_uses u join shipments s on s.order_id = u.order_id
        and s.status not in ('cancelled', 'returned') and not s.is_replacement
        join order_items i on i.shipment_id = s.id and i.discount > 0
      where u.released_at is null and ${inArray(sql`u.coupon_id`, [...couponIds])}
      group by u.coupon_id`,
  );
  return new Map(rows.map(({ id, given }) => [id, given]));
}
