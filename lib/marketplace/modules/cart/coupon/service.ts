import type { CartCoupon } from '@/lib/api/schemas/coupons/cart';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../../kernel/db/connection';
import {
  couponRefused,
  findByCode,
  holdAgainst,
  isRefusal,
  listPublic,
  putIntoCart,
  viewCartCoupon,
} from '../../promotions';
import { listLines } from '../queries';

/** At most so many offers are held against a cart, and shown. */
const mostHeld = 40;
const mostShown = 8;

/**
 * Puts a coupon into the cart if it takes something off what is in it, in place of any other.
 * @param code in capitals
 * @throws {DomainError} 404 coupon_unknown; 409 for any other refusal, with its reason as data
 */
export async function addCoupon(
  db: Database,
  lang: Locale,
  { userId, code, now }: { userId: number; code: string; now: Date },
): Promise<CartCoupon> {
  const coupon = await findByCode(db, code);
  if (!coupon) throw couponRefused(lang, code, { reason: 'unknown' });
  const lines = await listLines(db, userId);
  const [applied] = await holdAgainst(db, [coupon], { userId, lines, now });
  if (!applied) throw couponRefused(lang, code, { reason: 'unknown' });
  if (isRefusal(applied.decision)) throw couponRefused(lang, code, applied.decision);
  await putIntoCart(db, userId, coupon.id);
  return viewCartCoupon(lang, applied);
}

/**
 * Public coupons for what is in the cart: those that take something off, the most first, then those for which
 * the goods do not come to enough yet.
 */
export async function listOffers(
  db: Database,
  lang: Locale,
  userId: number,
  now: Date,
): Promise<CartCoupon[]> {
  const lines = await listLines(db, userId);
  if (!lines.length) return [];
  const storeIds = lines.map(({ store }) => store.id);
  const offers = await listPublic(db, { storeIds, now, most: mostHeld });
  const all = await holdAgainst(db, offers, { userId, lines, now });
  return all
    .filter(({ decision }) => !isRefusal(decision) || decision.reason === 'least_order')
    .map((applied) => viewCartCoupon(lang, applied))
    .toSorted((a, b) => b.discount - a.discount)
    .slice(0, mostShown);
}
