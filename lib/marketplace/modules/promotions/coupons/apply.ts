import type { CouponPayer } from '@/lib/contract/schemas/coupons/terms';
import type { Database } from '../../../kernel/db/connection';
import { listSameAddress, listSamePerson, type OrderContacts } from '../../accounts';
import {
  type CouponRow,
  countFirstOrders,
  findInCart,
  listCovered,
  listFacts,
  listOwn,
} from './queries';
import { type CouponDiscount, type CouponRefusal, decideCoupon, isRefusal } from './rules/decide';

/** A coupon checked against the lines of a cart. */
export type AppliedCoupon = { coupon: CouponRow; decision: CouponDiscount | CouponRefusal };

type Line = { productId: number; quantity: number; unitPrice: number };

type Asking = {
  userId: number;
  lines: readonly Line[];
  now: Date;
  /** The contacts of the order; a cart has none yet. */
  contacts?: OrderContacts;
};

/** Returns the discount of each of these coupons on the lines, or the reason for none. */
export async function holdAgainst(
  db: Database,
  all: readonly CouponRow[],
  { userId, lines, now, contacts }: Asking,
): Promise<AppliedCoupon[]> {
  const couponIds = all.map(({ id }) => id);
  const productIds = lines.map(({ productId }) => productId);
  const covered = await listCovered(db, couponIds, productIds);
  const people = await listSamePerson(db, userId, contacts);
  const isAddressFull = all.some(({ firstOrderOnly }) => firstOrderOnly)
    ? await hasAddressHadIts(db, userId, contacts)
    : false;
  const facts = await listFacts(db, people, couponIds, productIds);
  // The market pays no coupon between a buyer and their own store.
  const own = all.some(({ paidBy }) => paidBy === 'market')
    ? await listOwn(db, userId, { productIds, phones: contacts?.phones ?? [] })
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
    const held = { used, usedByShopper, hasOrdered: hasOrdered || isAddressFull };
    const decision = decideCoupon(coupon, fitting, held, now);
    const hasOwn = products.size < all.length;
    return { coupon, decision: hasOwn && isTooLittle(decision) ? ownStore : decision };
  });
}

/**
 * The most first orders with a coupon at one postal address: a household, or a hostel whose rooms are not
 * written (ADR 38).
 */
const mostAtAddress = 3;

/** Returns whether others have used up the first orders of this postal address. */
export async function hasAddressHadIts(
  db: Database,
  userId: number,
  contacts: OrderContacts | undefined,
): Promise<boolean> {
  if (!contacts) return false;
  const others = (await listSameAddress(db, contacts)).filter((id) => id !== userId);
  return (await countFirstOrders(db, others)) >= mostAtAddress;
}

const ownStore: CouponRefusal = { reason: 'own_store' };

const isTooLittle = (decision: CouponDiscount | CouponRefusal) =>
  isRefusal(decision) && ['nothing_fits', 'least_order'].includes(decision.reason);

/** Checks the coupon of a shopper's cart against these lines; undefined without coupon or lines. */
export async function cartCoupon(db: Database, asking: Asking): Promise<AppliedCoupon | undefined> {
  if (!asking.lines.length) return undefined;
  const coupon = await findInCart(db, asking.userId);
  if (!coupon) return undefined;
  const [applied] = await holdAgainst(db, [coupon], asking);
  return applied;
}

/** The discount on a line, in paise, and who pays it. */
export type LineDiscount = { discount: number; couponPaidBy: CouponPayer | null };

/** Returns the lines with the coupon's discount on each. */
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
