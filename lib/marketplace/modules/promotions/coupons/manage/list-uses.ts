import { desc, eq, sql } from 'drizzle-orm';
import type { CouponUse } from '@/lib/api/schemas/coupons/manage';
import type { Database } from '../../../../kernel/db/connection';
import { couponUses } from '../../../../kernel/db/schema/coupons';
import { orderItems, orders, shipments } from '../../../../kernel/db/schema/orders';
import { rupees } from '../../../../kernel/money/rupees';

/**
 * The newest orders that used a coupon.
 * @param storeId whose part of each order `order_total` is; without it that is the whole order's
 */
export async function listUses(
  db: Database,
  couponId: number,
  storeId?: number,
): Promise<CouponUse[]> {
  const total = storeId
    ? sql`(select coalesce(sum(${orderItems.total}), 0) from ${shipments}
        join ${orderItems} on ${orderItems.shipmentId} = ${shipments.id}
        where ${shipments.orderId} = ${orders.id} and ${shipments.storeId} = ${storeId}
          and not ${shipments.isReplacement})`
    : sql`${orders.grandTotal}`;
  const uses = await db
    .select({
      use: couponUses,
      number: orders.number,
      discount: orders.discount,
      total: total.mapWith(Number),
    })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .where(eq(couponUses.couponId, couponId))
    .orderBy(desc(couponUses.usedAt), desc(couponUses.id))
    .limit(50);
  return uses.map(({ use, number, discount, total: sum }) => ({
    order_number: number,
    used_at: use.usedAt.toISOString(),
    discount: rupees(discount),
    order_total: rupees(sum),
    released_at: use.releasedAt?.toISOString() ?? null,
  }));
}
