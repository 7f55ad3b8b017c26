import { desc, eq, sql } from 'drizzle-orm';
import type { CouponUse } from '@/lib/api/schemas/coupons/manage';
import type { Database } from '../../../../kernel/db/connection';
import { couponUses } from '../../../../kernel/db/schema/coupons';
import { orderItems, orders, shipments } from '../../../../kernel/db/schema/orders';
import type { Manager } from '../../../../kernel/http/actor';
import { rupees } from '../../../../kernel/money/rupees';

/** The newest orders that used a coupon; of an order, a store sees its own part as `order_total`. */
export async function listUses(
  db: Database,
  couponId: number,
  manager: Manager,
): Promise<CouponUse[]> {
  const total =
    manager.kind === 'seller'
      ? sql`(select coalesce(sum(${orderItems.total}), 0) from ${shipments}
        join ${orderItems} on ${orderItems.shipmentId} = ${shipments.id}
        where ${shipments.orderId} = ${orders.id} and ${shipments.storeId} = ${manager.storeId}
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
