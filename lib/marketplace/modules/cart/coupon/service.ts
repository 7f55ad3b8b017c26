import type { CartCoupon } from '@/lib/contract/schemas/coupons/cart';
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

/** The most offers checked against a cart, and the most shown. */
const mostHeld = 40;
const mostShown = 8;

type Lines = { userId: number; ids?: number[]; now: Date };

/**
 * Puts a coupon into the cart in place of any other, if it takes something off the lines.
 * @param asked `code` in capitals; `ids`: only these lines
 * @throws {DomainError} 404 coupon_unknown; 409 for any other refusal, with its reason as data
 */
export async function addCoupon(
  db: Database,
  lang: Locale,
  { userId, ids, code, now }: Lines & { code: string },
): Promise<CartCoupon> {
  const coupon = await findByCode(db, code);
  if (!coupon) throw couponRefused(lang, code, { reason: 'unknown' });
  const lines = await listLines(db, userId, ids);
  const [applied] = await holdAgainst(db, [coupon], { userId, lines, now });
  if (!applied) throw couponRefused(lang, code, { reason: 'unknown' });
  if (isRefusal(applied.decision)) throw couponRefused(lang, code, applied.decision);
  await putIntoCart(db, userId, coupon.id);
  return viewCartCoupon(lang, applied);
}

/**
 * Returns public coupons for the cart: first those that take something off, the largest discount first, then
 * those whose minimum order is not reached yet.
 * @param of `ids`: considers these lines only
 */
export async function listOffers(
  db: Database,
  lang: Locale,
  { userId, ids, now }: Lines,
): Promise<CartCoupon[]> {
  const lines = await listLines(db, userId, ids);
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
