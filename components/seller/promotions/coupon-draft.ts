import type { CouponDetail, SellerCouponBody } from '@/lib/api/schemas/coupons/manage';
import type { CouponKind } from '@/lib/api/schemas/coupons/terms';
import { latinDigits } from '@/lib/i18n/digits';
import { type FieldIn, fieldValues } from '@/lib/i18n/translated';
import { clockOf, fromClock } from '@/lib/time/india';

export type CouponSku = { sku: string; name: string };

/** A coupon as the form has it: numbers as they are typed, times as `datetime-local` fields have them. */
export type CouponDraft = Record<FieldIn<'title'>, string> & {
  code: string;
  kind: CouponKind;
  value: string;
  cap: string;
  least_order: string;
  from: string;
  to: string;
  uses_allowed: string;
  uses_per_shopper: string;
  first_order_only: boolean;
  is_public: boolean;
  skus: CouponSku[];
  /** Kept as they are: the form does not choose them. */
  categories: string[];
};

export const emptyCoupon: CouponDraft = {
  code: '',
  kind: 'percent',
  value: '',
  cap: '',
  least_order: '',
  from: '',
  to: '',
  uses_allowed: '',
  uses_per_shopper: '1',
  first_order_only: false,
  is_public: false,
  ...fieldValues('title'),
  skus: [],
  categories: [],
};

const shown = (value: number | null) => (value === null ? '' : String(value));

/** What is in the form of a coupon that is changed. */
export const couponDraftOf = (coupon: CouponDetail): CouponDraft => ({
  code: coupon.code,
  kind: coupon.kind,
  value: String(coupon.value),
  cap: shown(coupon.cap),
  least_order: coupon.least_order ? String(coupon.least_order) : '',
  from: clockOf(coupon.starts_at),
  to: coupon.ends_at ? clockOf(coupon.ends_at) : '',
  uses_allowed: shown(coupon.uses_allowed),
  uses_per_shopper: shown(coupon.uses_per_shopper),
  first_order_only: coupon.first_order_only,
  is_public: coupon.is_public,
  ...fieldValues('title', coupon),
  skus: coupon.skus,
  categories: coupon.categories.map(({ slug }) => slug),
});

/** What was typed as a number; zero where it is none, which the API refuses at its field. */
const amount = (text: string) => Number(latinDigits(text).trim().replace(/[,₹%]/g, '')) || 0;
const amountOrNone = (text: string) => (text.trim() ? amount(text) : null);

export const couponBodyOf = ({ from, to, skus, ...draft }: CouponDraft): SellerCouponBody => ({
  ...draft,
  value: amount(draft.value),
  cap: draft.kind === 'percent' ? amountOrNone(draft.cap) : null,
  least_order: amount(draft.least_order),
  starts_at: fromClock(from),
  ends_at: fromClock(to) ?? null,
  uses_allowed: amountOrNone(draft.uses_allowed),
  uses_per_shopper: amountOrNone(draft.uses_per_shopper),
  skus: skus.map(({ sku }) => sku),
});
