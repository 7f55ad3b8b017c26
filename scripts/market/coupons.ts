import type {
  Coupon,
  CouponsPage,
  OperatorCouponBody,
} from '@/lib/contract/schemas/coupons/manage';
import { lastSecondOf } from '@/lib/time/india';
import { type Market, MarketError } from './connect';
import { table } from './table';

/** Options of `coupons add`; amounts in rupees. */
type Terms = {
  max?: string;
  least?: string;
  until?: string;
  uses?: string;
  each?: string;
  first?: boolean;
  public?: boolean;
  store?: string;
};

/** Prints coupons, the newest first, with their uses and their total discount. */
export async function listCoupons(market: Market, state: string | undefined): Promise<void> {
  const query = state ? `&state=${encodeURIComponent(state)}` : '';
  const { coupons, total } = await market<CouponsPage>('GET', `/coupons?limit=100${query}`);
  const rows = coupons.map((it) => [
    it.code,
    it.state,
    it.text,
    it.store?.slug ?? 'market',
    it.uses_allowed === null ? String(it.used) : `${it.used} of ${it.uses_allowed}`,
    it.discount_given.toFixed(2),
  ]);
  console.log(table(['code', 'state', 'gives', 'paid by', 'used', '₹ given'], rows));
  if (total > coupons.length) console.log(`… and ${total - coupons.length} more.`);
}

/** Creates a coupon of `10%` or of `100` rupees. */
export async function addCoupon(
  market: Market,
  [code, gives]: string[],
  terms: Terms,
): Promise<void> {
  if (!code || !gives) throw new MarketError('Say the code, and 10% or the rupees it takes off.');
  const number = (given?: string) => (given === undefined ? null : Number(given));
  const body: OperatorCouponBody = {
    code,
    kind: gives.endsWith('%') ? 'percent' : 'amount',
    value: Number(gives.replace('%', '')),
    cap: number(terms.max),
    least_order: number(terms.least) ?? 0,
    ends_at: terms.until ? lastSecondOf(terms.until) : null,
    uses_allowed: number(terms.uses),
    uses_per_shopper: number(terms.each),
    first_order_only: terms.first ?? false,
    is_public: terms.public ?? false,
    paid_by: terms.store ? 'seller' : 'market',
    store: terms.store,
  };
  const coupon = await market<Coupon>('POST', '/coupons', body);
  console.log(`${coupon.code}: ${coupon.text}`);
}

/** Pauses a coupon, or resumes it. */
export async function pauseCoupon(
  market: Market,
  code: string | undefined,
  verb: 'pause' | 'resume',
): Promise<void> {
  if (!code) throw new MarketError('Say which coupon.');
  const found = await market<CouponsPage>('GET', `/coupons?search=${encodeURIComponent(code)}`);
  const coupon = found.coupons.find((each) => each.code === code.toUpperCase());
  if (!coupon) throw new MarketError(`There is no coupon ${code}.`);
  const { state } = await market<Coupon>('POST', `/coupons/${coupon.id}/${verb}`);
  console.log(`${coupon.code}: ${state}`);
}
