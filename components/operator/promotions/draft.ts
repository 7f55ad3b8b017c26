import type { Coupon, OperatorCouponBody } from '@/lib/api/schemas/coupons/manage';
import type { CouponKind, CouponPayer } from '@/lib/api/schemas/coupons/terms';
import { latinDigits } from '@/lib/i18n/digits';
import { type FieldIn, fieldValues } from '@/lib/i18n/translated';
import { clockOf, fromClock } from '@/lib/time/india';

/** A coupon as its form has it: everything as it was typed, money in rupees, lists with commas. */
export type CouponDraft = Record<FieldIn<'title'>, string> & {
  code: string;
  kind: CouponKind;
  value: string;
  cap: string;
  least_order: string;
  starts_at: string;
  ends_at: string;
  uses_allowed: string;
  uses_per_shopper: string;
  first_order_only: boolean;
  is_public: boolean;
  stores: string;
  categories: string;
  skus: string;
  paid_by: CouponPayer;
  store: string;
};

export const emptyDraft: CouponDraft = {
  code: '',
  kind: 'percent',
  value: '',
  cap: '',
  least_order: '',
  starts_at: '',
  ends_at: '',
  uses_allowed: '',
  uses_per_shopper: '',
  first_order_only: false,
  is_public: true,
  ...fieldValues('title'),
  stores: '',
  categories: '',
  skus: '',
  paid_by: 'market',
  store: '',
};

const text = (value: number | null) => (value === null ? '' : String(value));

/** What is in the form of a coupon that is changed. */
export const draftOf = (coupon: Coupon): CouponDraft => ({
  code: coupon.code,
  kind: coupon.kind,
  value: text(coupon.value),
  cap: text(coupon.cap),
  least_order: coupon.least_order ? text(coupon.least_order) : '',
  starts_at: clockOf(coupon.starts_at),
  ends_at: coupon.ends_at ? clockOf(coupon.ends_at) : '',
  uses_allowed: text(coupon.uses_allowed),
  uses_per_shopper: text(coupon.uses_per_shopper),
  first_order_only: coupon.first_order_only,
  is_public: coupon.is_public,
  ...fieldValues('title', coupon),
  stores: coupon.stores.map(({ slug }) => slug).join(', '),
  categories: coupon.categories.map(({ slug }) => slug).join(', '),
  skus: coupon.skus.map(({ sku }) => sku).join(', '),
  paid_by: coupon.paid_by,
  store: coupon.store?.slug ?? '',
});

/** A number as it was typed, in either digits; undefined where there is none. */
export function amountIn(typed: string): number | undefined {
  const digits = latinDigits(typed).trim().replace(/,/g, '');
  return digits === '' ? undefined : Number(digits);
}

const listIn = (typed: string) =>
  typed
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter(Boolean);

/** The form as the API takes it; it says what of it is wrong. */
export const bodyOf = (draft: CouponDraft): OperatorCouponBody => ({
  code: draft.code,
  kind: draft.kind,
  value: amountIn(draft.value) ?? 0,
  cap: draft.kind === 'percent' ? (amountIn(draft.cap) ?? null) : null,
  least_order: amountIn(draft.least_order) ?? 0,
  starts_at: fromClock(draft.starts_at),
  ends_at: fromClock(draft.ends_at) ?? null,
  uses_allowed: amountIn(draft.uses_allowed) ?? null,
  uses_per_shopper: draft.first_order_only ? 1 : (amountIn(draft.uses_per_shopper) ?? null),
  first_order_only: draft.first_order_only,
  is_public: draft.is_public,
  ...fieldValues('title', draft),
  stores: listIn(draft.stores),
  categories: listIn(draft.categories),
  skus: listIn(draft.skus),
  paid_by: draft.paid_by,
  store: draft.paid_by === 'seller' ? draft.store.trim() || undefined : undefined,
});
