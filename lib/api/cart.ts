import type { Locale } from '@/lib/i18n/locales';
import { call, dataOf } from './call';
import type { CartItem, Totals } from './schemas/cart';
import type { CartCoupon } from './schemas/coupons/cart';

export const noTotals: Totals = {
  subtotal: 0,
  tax: 0,
  shipping: 0,
  discount: 0,
  grand_total: 0,
};

/** `deliveryState`: the state whose tax split the totals use; null while unknown. */
export type Cart = {
  items: CartItem[];
  totals: Totals;
  coupon: CartCoupon | null;
  deliveryState: string | null;
};

/** `items`: cart line ids to restrict to; `state` or `pincode`: delivery place, for the tax split. */
export type CartChoice = { items?: number[]; state?: string; pincode?: string };

/** The cart; empty if the API host answers 204. */
export async function getCart(lang: Locale, choice: CartChoice = {}): Promise<Cart> {
  const { items, state, pincode } = choice;
  const query = { items: items?.join(','), state, pincode };
  const answer = await call('GET /api/cart', { lang, query });
  return {
    items: answer?.data ?? [],
    totals: answer?.totals ?? noTotals,
    coupon: answer?.coupon ?? null,
    deliveryState: answer?.delivery_state ?? null,
  };
}

type AddedProduct = {
  productId: number;
  storeId: number;
  quantity: number;
  /** It was found by a search. */
  fromSearch?: boolean;
};

/** Quantities travel as strings (specification §5). */
export const addToCart = (
  lang: Locale,
  { productId, storeId, quantity, fromSearch }: AddedProduct,
) =>
  call('POST /api/cart', {
    lang,
    body: {
      ...{ product_id: productId, store_id: storeId, quantity: String(quantity) },
      ...(fromSearch ? { from_search: true } : {}),
    },
  });

/** A quantity below 1 removes the line. */
export const updateCartLine = (lang: Locale, cartItemId: number, quantity: number) =>
  call('PUT /api/cart/{cartItemId}', {
    params: { cartItemId },
    lang,
    body: { quantity: String(quantity) },
  });

export const removeCartLine = (lang: Locale, cartItemId: number) =>
  call('DELETE /api/cart/{cartItemId}', { params: { cartItemId }, lang });

export const clearCart = (lang: Locale) => call('DELETE /api/cart', { lang });

/** Puts a coupon into the cart, in place of any other. */
export const applyCoupon = (lang: Locale, code: string) =>
  dataOf(call('POST /api/cart/coupon', { lang, body: { code } }));

export const removeCoupon = (lang: Locale) => call('DELETE /api/cart/coupon', { lang });

/** Public coupons for what is in the cart. */
export const listOffers = (lang: Locale) => dataOf(call('GET /api/cart/coupons', { lang }));

/** What was put aside from the cart, the newest first. */
export const listSaved = (lang: Locale) => dataOf(call('GET /api/cart/saved', { lang }));

export const saveCartLine = (lang: Locale, cartItemId: number) =>
  call('POST /api/cart/{cartItemId}/save', { params: { cartItemId }, lang });

/** Moves back as many as are available. */
export const moveSaved = (lang: Locale, id: number) =>
  dataOf(call('POST /api/cart/saved/{id}/move', { params: { id }, lang }));

export const removeSaved = (lang: Locale, id: number) =>
  call('DELETE /api/cart/saved/{id}', { params: { id }, lang });
