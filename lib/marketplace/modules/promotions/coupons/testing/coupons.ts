import type { Database } from '../../../../kernel/db/connection';
import { firstRow } from '../../../../kernel/db/first-row';
import { coupons, couponTargets } from '../../../../kernel/db/schema/coupons';
import type { CouponRow } from '../queries';

let made = 0;

type Values = Partial<typeof coupons.$inferInsert>;
type Target = Partial<typeof couponTargets.$inferInsert>;

/** Inserts a coupon of 10% that began yesterday, paid by the market, or by the given store. */
export async function makeCoupon(
  db: Database,
  values: Values = {},
  targets: Target[] = [],
): Promise<CouponRow> {
  const inserted = await db
    .insert(coupons)
    .values({
      code: `TEST${++made}`,
      kind: 'percent',
      value: 10,
      startsAt: new Date(Date.now() - 86_400_000),
      paidBy: values.storeId ? 'seller' : 'market',
      ...values,
    })
    .returning();
  const coupon = firstRow(inserted);
  if (targets.length) {
    await db
      .insert(couponTargets)
      .values(targets.map((target) => ({ ...target, couponId: coupon.id })));
  }
  return coupon;
}
