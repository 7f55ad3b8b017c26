import type { Locale } from '@/lib/i18n/locales';
import { request } from './request';
import type { CartAnswer, CartItem, CartLineAnswer, Totals } from './schemas/cart';
import type { Acknowledgement } from './schemas/common';

export type Cart = { items: CartItem[]; totals: Totals };

const line = (cartItemId: number) => `/api/cart/${cartItemId}`;

/** `items`: only these lines and their totals; `state`: where to, for the split of the tax. */
export type CartChoice = { items?: number[]; state?: string };

/** The lines under `data`, or `cartItems` where an API host only sends that (specification §7). */
export async function getCart(lang: Locale, choice: CartChoice = {}): Promise<Cart> {
  const query = { items: choice.items?.join(','), state: choice.state };
  const { data, cartItems, totals } = await request<CartAnswer>('/api/cart', { lang, query });
  return { items: data ?? cartItems, totals };
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
  request<Acknowledgement>('/api/cart', { method: 'DELETE', lang });
