import type { Locale } from '@/lib/i18n/locales';
import { type LooseAnswer, request } from './request';
import type { CartAnswer, CartItem, CartLineAnswer, Totals } from './schemas/cart';
import type { Acknowledgement } from './schemas/common';

export const noTotals: Totals = {
  subtotal: 0,
  tax: 0,
  shipping: 0,
  discount: 0,
  grand_total: 0,
};

/** `deliveryState`: whose tax the totals hold; null while it is not known. */
export type Cart = { items: CartItem[]; totals: Totals; deliveryState: string | null };

/** `success`, or the message by which specification §7 knows one; any other 2xx answer is a failure. */
const saying =
  (message: string) =>
  (answer: LooseAnswer): boolean =>
    answer.success === true || answer.message === message;

const holdsLines = ({ success, data, cartItems }: LooseAnswer) =>
  success !== false && Array.isArray(data ?? cartItems);

const line = (cartItemId: number) => `/api/cart/${cartItemId}`;

/** `items`: only these lines and their totals; `state`, else `pincode`: where to, for the split of the tax. */
export type CartChoice = { items?: number[]; state?: string; pincode?: string };

/** The lines under `data`, or `cartItems` where an API host only sends that (specification §7). */
export async function getCart(lang: Locale, choice: CartChoice = {}): Promise<Cart> {
  const { items, state, pincode } = choice;
  const answer = await request<CartAnswer | null>('/api/cart', {
    lang,
    query: { items: items?.join(','), state, pincode },
    succeeded: holdsLines,
  });
  return {
    items: answer?.data ?? answer?.cartItems ?? [],
    totals: answer?.totals ?? noTotals,
    deliveryState: answer?.delivery_state ?? null,
  };
}

/** Quantities travel as strings (specification §5). */
export const addToCart = (
  lang: Locale,
  { productId, storeId, quantity }: { productId: number; storeId: number; quantity: number },
) =>
  request<CartLineAnswer>('/api/cart', {
    method: 'POST',
    lang,
    body: { product_id: productId, store_id: storeId, quantity: String(quantity) },
    succeeded: saying('Item added to cart'),
  });

/** A quantity below 1 removes the line. */
export const updateCartLine = (lang: Locale, cartItemId: number, quantity: number) =>
  request<CartLineAnswer>(line(cartItemId), {
    method: 'PUT',
    lang,
    body: { quantity: String(quantity) },
  });

export const removeCartLine = (lang: Locale, cartItemId: number) =>
  request<CartLineAnswer>(line(cartItemId), { method: 'DELETE', lang });

export const clearCart = (lang: Locale) =>
  request<Acknowledgement>('/api/cart', {
    method: 'DELETE',
    lang,
    succeeded: saying('Cart cleared'),
  });
