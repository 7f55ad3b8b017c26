import {
  type CouponTerms,
  emptyTerms,
  termsIn,
  termsOf,
} from '@/components/areas/promotions/coupon-terms';
import type { Coupon, OperatorCouponBody } from '@/lib/api/schemas/coupons/manage';
import type { CouponPayer } from '@/lib/api/schemas/coupons/terms';

/** A coupon as its form has it: its terms, lists with commas, and who pays. */
export type CouponDraft = CouponTerms & {
  stores: string;
  categories: string;
  skus: string;
  paid_by: CouponPayer;
  store: string;
};

export const emptyDraft: CouponDraft = {
  ...emptyTerms,
  is_public: true,
  stores: '',
  categories: '',
  skus: '',
  paid_by: 'market',
  store: '',
};

/** What is in the form of a coupon that is changed. */
export const draftOf = (coupon: Coupon): CouponDraft => ({
  ...termsOf(coupon),
  stores: coupon.stores.map(({ slug }) => slug).join(', '),
  categories: coupon.categories.map(({ slug }) => slug).join(', '),
  skus: coupon.skus.map(({ sku }) => sku).join(', '),
  paid_by: coupon.paid_by,
  store: coupon.store?.slug ?? '',
});

const listIn = (typed: string) =>
  typed
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter(Boolean);

/** The form as the API takes it; it says what of it is wrong. */
export function bodyOf(draft: CouponDraft): OperatorCouponBody {
  const terms = termsIn(draft);
  return {
    ...terms,
    uses_per_shopper: draft.first_order_only ? 1 : terms.uses_per_shopper,
    stores: listIn(draft.stores),
    categories: listIn(draft.categories),
    skus: listIn(draft.skus),
    paid_by: draft.paid_by,
    store: draft.paid_by === 'seller' ? draft.store.trim() || undefined : undefined,
  };
}
