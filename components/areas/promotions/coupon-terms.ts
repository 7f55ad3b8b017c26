import type { Coupon } from '@/lib/api/schemas/coupons/manage';
import type { CouponKind } from '@/lib/api/schemas/coupons/terms';
import { latinDigits } from '@/lib/i18n/digits';
import { type FieldIn, fieldValues } from '@/lib/i18n/translated';
import { clockOf, fromClock } from '@/lib/time/india';

/**
 * What a coupon gives, when and how often, as its form has it: numbers as they are typed, in rupees; times as
 * `datetime-local` fields have them.
 */
export type CouponTerms = Record<FieldIn<'title'>, string> & {
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
};

export const emptyTerms: CouponTerms = {
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
  is_public: false,
  ...fieldValues('title'),
};

const shown = (value: number | null) => (value === null ? '' : String(value));

/** What is in the form of a coupon that is changed. */
export const termsOf = (coupon: Coupon): CouponTerms => ({
  code: coupon.code,
  kind: coupon.kind,
  value: String(coupon.value),
  cap: shown(coupon.cap),
  least_order: coupon.least_order ? String(coupon.least_order) : '',
  starts_at: clockOf(coupon.starts_at),
  ends_at: coupon.ends_at ? clockOf(coupon.ends_at) : '',
  uses_allowed: shown(coupon.uses_allowed),
  uses_per_shopper: shown(coupon.uses_per_shopper),
  first_order_only: coupon.first_order_only,
  is_public: coupon.is_public,
  ...fieldValues('title', coupon),
});

/** No amount is below zero: the API refuses it at its field. */
const noNumber = -1;

/** What was typed as a number, in either digits: 0 for nothing, below 0 for what is no number. */
export function amountIn(typed: string): number {
  const number = Number(latinDigits(typed).trim().replace(/[,₹%]/g, ''));
  return Number.isNaN(number) ? noNumber : number;
}
const amountOrNone = (typed: string) => (typed.trim() ? amountIn(typed) : null);

/** The terms as the API takes them; it says what of them is wrong. */
export const termsIn = (terms: CouponTerms) => ({
  code: terms.code,
  kind: terms.kind,
  value: amountIn(terms.value),
  cap: terms.kind === 'percent' ? amountOrNone(terms.cap) : null,
  least_order: amountIn(terms.least_order),
  starts_at: fromClock(terms.starts_at),
  ends_at: fromClock(terms.ends_at) ?? null,
  uses_allowed: amountOrNone(terms.uses_allowed),
  uses_per_shopper: amountOrNone(terms.uses_per_shopper),
  first_order_only: terms.first_order_only,
  is_public: terms.is_public,
  ...fieldValues('title', terms),
});
