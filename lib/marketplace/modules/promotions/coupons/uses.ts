import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { cartCoupons, coupons, couponUses } from '../../../kernel/db/schema/coupons';
import type { CouponRow } from './queries';

type Use = { couponId: number; userId: number; orderId: number; at: Date };

/**
 * Counts a coupon as used by an order, in its transaction: the coupon's row is locked until that ends, so
 * that concurrent orders never exceed the limit. The shopper is locked.
 * @returns false when it has been used as often as it may, in all or by this shopper
 */
export async function takeUse(
  tx: Database,
  { couponId, userId, orderId, at }: Use,
): Promise<boolean> {
  const [coupon] = await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(
      and(
        eq(coupons.id, couponId),
        sql`(${coupons.usesAllowed} is null or ${coupons.used} < ${coupons.usesAllowed})`,
      ),
    )
    .returning();
  if (!coupon) return false;
  const ordinal = await nextOrdinal(tx, coupon, userId);
  if (coupon.usesPerShopper !== null && ordinal > coupon.usesPerShopper) {
    await giveBack(tx, couponId);
    return false;
  }
  const use = { couponId, userId, orderId, ordinal, allowed: coupon.usesPerShopper };
  await tx
    .insert(couponUses)
    .values({ ...use, usedAt: at })
    .onConflictDoUpdate({
      target: couponUses.orderId,
      set: { ordinal, allowed: coupon.usesPerShopper, releasedAt: null },
    });
  return true;
}

/** Returns the lowest number from 1 that none of the shopper's standing uses has. */
async function nextOrdinal(tx: Database, { id }: CouponRow, userId: number): Promise<number> {
  const taken = await tx
    .select({ ordinal: couponUses.ordinal })
    .from(couponUses)
    .where(
      and(
        eq(couponUses.couponId, id),
        eq(couponUses.userId, userId),
        isNull(couponUses.releasedAt),
      ),
    );
  const numbers = new Set(taken.map(({ ordinal }) => ordinal));
  let next = 1;
  while (numbers.has(next)) next++;
  return next;
}

/** Releases the use of an order that was never placed or is cancelled as a whole. Safe to repeat. */
export async function releaseUse(tx: Database, orderId: number, at: Date): Promise<void> {
  const [released] = await tx
    .update(couponUses)
    .set({ releasedAt: at })
    .where(and(eq(couponUses.orderId, orderId), isNull(couponUses.releasedAt)))
    .returning({ couponId: couponUses.couponId });
  if (released) await giveBack(tx, released.couponId);
}

async function giveBack(tx: Database, couponId: number): Promise<void> {
  await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} - 1` })
    .where(eq(coupons.id, couponId));
}

/**
 * Retakes the released use of an order whose money came late.
 * @returns false when it has been used as often as it may by now
 */
export async function retakeUse(tx: Database, orderId: number, at: Date): Promise<boolean> {
  const [former] = await tx.select().from(couponUses).where(eq(couponUses.orderId, orderId));
  if (!former?.releasedAt) return true;
  const { couponId, userId } = former;
  return takeUse(tx, { couponId, userId, orderId, at });
}

/** Removes an order's coupon from the shopper's cart. */
export async function removeUsed(tx: Database, orderId: number): Promise<void> {
  await rowsOf(
    tx,
    sql`delete from ${cartCoupons} using ${couponUses}
      where ${couponUses.orderId} = ${orderId} and ${cartCoupons.userId} = ${couponUses.userId}
        and ${cartCoupons.couponId} = ${couponUses.couponId}`,
  );
}
