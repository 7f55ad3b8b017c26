import type { Locale } from '@/lib/i18n/locales';
import { call, dataOf } from './call';
import type { CartItem, Totals } from './schemas/cart';

export const noTotals: Totals = {
  subtotal: 0,
  tax: 0,
  shipping: 0,
  discount: 0,
  grand_total: 0,
};

/** `deliveryState`: the state whose tax split the totals use; null while unknown. */
export type Cart = { items: CartItem[]; totals: Totals; deliveryState: string | null };

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
    deliveryState: answer?.delivery_state ?? null,
  };
}

/** Quantities travel as strings (specification §5). */
export const addToCart = (
  lang: Locale,
  { productId, storeId, quantity }: { productId: number; storeId: number; quantity: number },
) =>
  call('POST /api/cart', {
    lang,
    body: { product_id: productId, store_id: storeId, quantity: String(quantity) },
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

/** What was put aside from the cart, the newest first. */
export const listSaved = (lang: Locale) => dataOf(call('GET /api/cart/saved', { lang }));

export const saveCartLine = (lang: Locale, cartItemId: number) =>
  call('POST /api/cart/{cartItemId}/save', { params: { cartItemId }, lang });

/** Moves back as many as are available. */
export const moveSaved = (lang: Locale, id: number) =>
  dataOf(call('POST /api/cart/saved/{id}/move', { params: { id }, lang }));

export const removeSaved = (lang: Locale, id: number) =>
  call('DELETE /api/cart/saved/{id}', { params: { id }, lang });
