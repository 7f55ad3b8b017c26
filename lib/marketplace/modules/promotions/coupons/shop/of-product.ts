import type { ProductCoupon } from '@/lib/contract/schemas/coupons/product';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../../../kernel/db/connection';
import { rupees } from '../../../../kernel/money/rupees';
import { listCovered, listPublic } from '../queries';
import { couponWords } from '../refuse';
import { decideCoupon, isRefusal } from '../rules/decide';
import { titleOf } from './view';

/** The most coupons checked against a product, and the most shown. */
const mostHeld = 40;
const mostShown = 5;

/** `price` in paise, of one piece. */
type Product = { productId: number; storeId: number; price: number };

/**
 * Returns the public coupons that take something off one piece of a product, whoever buys it: those that everybody
 * can use first, then by the lowest price.
 */
export async function listProductCoupons(
  db: Database,
  lang: Locale,
  { productId, storeId, price }: Product,
  now: Date,
): Promise<ProductCoupon[]> {
  const all = await listPublic(db, { storeIds: [storeId], now, most: mostHeld });
  const covered = await listCovered(
    db,
    all.map(({ id }) => id),
    [productId],
  );
  const isCovered = new Set(covered.map(({ couponId }) => couponId));
  const line = { productId, value: price };
  return all
    .filter(({ id }) => isCovered.has(id))
    .flatMap((coupon) => {
      const facts = { used: coupon.used, usedByShopper: 0, hasOrdered: false };
      const decision = decideCoupon(coupon, [line], facts, now);
      if (isRefusal(decision)) return [];
      return {
        code: coupon.code,
        title: titleOf(lang, coupon),
        text: couponWords(lang, coupon),
        discount: rupees(decision.discount),
        price: rupees(price - decision.discount),
        first_order_only: coupon.firstOrderOnly,
      };
    })
    .toSorted(
      (a, b) => Number(a.first_order_only) - Number(b.first_order_only) || a.price - b.price,
    )
    .slice(0, mostShown);
}
