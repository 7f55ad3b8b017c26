import type { CouponPayer } from '@/lib/api/schemas/coupons/terms';
import type { Database } from '../../../kernel/db/connection';
import { listSamePerson } from '../../accounts';
import { type CouponRow, findInCart, listCovered, listFacts, listOwn } from './queries';
import { type CouponDiscount, type CouponRefusal, decideCoupon, isRefusal } from './rules/decide';

/** A coupon held against the lines of a cart. */
export type AppliedCoupon = { coupon: CouponRow; decision: CouponDiscount | CouponRefusal };

type Line = { productId: number; quantity: number; unitPrice: number };

type Asking = { userId: number; lines: readonly Line[]; now: Date };

/** What each of these coupons takes off the lines, or why it takes nothing off. */
export async function holdAgainst(
  db: Database,
  all: readonly CouponRow[],
  { userId, lines, now }: Asking,
): Promise<AppliedCoupon[]> {
  const couponIds = all.map(({ id }) => id);
  const productIds = lines.map(({ productId }) => productId);
  const covered = await listCovered(db, couponIds, productIds);
  const people = await listSamePerson(db, userId);
  const facts = await listFacts(db, people, couponIds, productIds);
  // The market pays no coupon between a buyer and their own store.
  const own = all.some(({ paidBy }) => paidBy === 'market')
    ? await listOwn(db, userId, productIds)
    : new Set<number>();
  return all.map((coupon) => {
    const all = covered.filter(({ couponId }) => couponId === coupon.id);
    const products = new Set(
      all
        .map(({ productId }) => productId)
        .filter((id) => coupon.paidBy === 'seller' || !own.has(id)),
    );
    const fitting = lines
      .filter(({ productId }) => products.has(productId))
      .map(({ productId, quantity, unitPrice }) => ({ productId, value: quantity * unitPrice }));
    const known = facts.find(({ couponId }) => couponId === coupon.id);
    const { used, usedByShopper, hasOrdered } = known ?? {
      used: coupon.used,
      usedByShopper: 0,
      hasOrdered: false,
    };
    const decision = decideCoupon(coupon, fitting, { used, usedByShopper, hasOrdered }, now);
    const hasOwn = products.size < all.length;
    return { coupon, decision: hasOwn && isTooLittle(decision) ? ownStore : decision };
  });
}

const ownStore: CouponRefusal = { reason: 'own_store' };

const isTooLittle = (decision: CouponDiscount | CouponRefusal) =>
  isRefusal(decision) && ['nothing_fits', 'least_order'].includes(decision.reason);

/** The coupon of a shopper's cart, held against these lines; undefined without one, or without lines. */
export async function cartCoupon(db: Database, asking: Asking): Promise<AppliedCoupon | undefined> {
  if (!asking.lines.length) return undefined;
  const coupon = await findInCart(db, asking.userId);
  if (!coupon) return undefined;
  const [applied] = await holdAgainst(db, [coupon], asking);
  return applied;
}

/** What is taken off a line, in paise, and who pays it. */
export type LineDiscount = { discount: number; couponPaidBy: CouponPayer | null };

/** The lines with what the coupon takes off each of them. */
export function withDiscount<Item extends Line>(
  lines: readonly Item[],
  applied: AppliedCoupon | undefined,
): (Item & LineDiscount)[] {
  const shares =
    applied && !isRefusal(applied.decision) ? applied.decision.shares : new Map<number, number>();
  return lines.map((line) => {
    const discount = shares.get(line.productId) ?? 0;
    return { ...line, discount, couponPaidBy: discount && applied ? applied.coupon.paidBy : null };
  });
}
