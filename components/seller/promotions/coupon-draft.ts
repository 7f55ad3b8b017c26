import {
  type CouponTerms,
  emptyTerms,
  termsIn,
  termsOf,
} from '@/components/areas/promotions/coupon-terms';
import type { CouponDetail, SellerCouponBody } from '@/lib/api/schemas/coupons/manage';

export type CouponSku = { sku: string; name: string };

/** A coupon as the form has it. */
export type CouponDraft = CouponTerms & {
  skus: CouponSku[];
  /** Kept as they are: the form does not choose them. */
  categories: string[];
};

export const emptyCoupon: CouponDraft = {
  ...emptyTerms,
  uses_per_shopper: '1',
  skus: [],
  categories: [],
};

/** What is in the form of a coupon that is changed. */
export const couponDraftOf = (coupon: CouponDetail): CouponDraft => ({
  ...termsOf(coupon),
  skus: coupon.skus,
  categories: coupon.categories.map(({ slug }) => slug),
});

export const couponBodyOf = ({ skus, categories, ...terms }: CouponDraft): SellerCouponBody => ({
  ...termsIn(terms),
  skus: skus.map(({ sku }) => sku),
  categories,
});
