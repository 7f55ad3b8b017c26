import { mutate } from 'swr';
import { ownKey } from '@/lib/client/use-call';
import type { CartItem } from '@/lib/contract/schemas/cart';
import type { Locale } from '@/lib/i18n/locales';
import type { Cart } from './cart-calls';

/**
 * The cart as the browser caches it. `settled` is false while a change is being sent and the totals are not yet
 * the server's; `unread` holds ids of lines that an answer named and that have not been loaded yet.
 */
export type KeptCart = Cart & { settled: boolean; unread?: readonly number[] };

/** Returns the key of the whole cart. Totals of chosen lines have the same call with a query. */
export const cartKey = ({ email, lang }: { email: string; lang: Locale }) =>
  ownKey(email, 'GET /api/cart', lang);

const isCart = (key: unknown) =>
  Array.isArray(key) && key[1] === 'GET /api/cart' && !('query' in key[3]);

const change = (to: (cart: KeptCart) => KeptCart) =>
  mutate<KeptCart>(isCart, (cart) => cart && { ...to(cart), settled: false }, {
    revalidate: false,
  });

/** Puts a line from a write's answer into the cached cart; null if the answer held none. */
export function keepLine(line: { id: number; quantity: number } | null | undefined): void {
  void change((cart) => {
    const id = line?.id ?? 0;
    if (line && cart.items.some((item) => item.id === id)) {
      const items = cart.items.map((item) =>
        item.id === id ? withQuantity(item, line.quantity) : item,
      );
      return { ...cart, items };
    }
    return { ...cart, unread: [...new Set([...(cart.unread ?? []), id])] };
  });
}

/** Removes a line from the cached cart. */
export function dropLine(id: number): void {
  void change((cart) => ({ ...cart, items: cart.items.filter((item) => item.id !== id) }));
}

/** Sets or removes the coupon of the cached cart. */
export function keepCoupon(coupon: Cart['coupon']): void {
  void change((cart) => ({ ...cart, coupon }));
}

/**
 * Clears the cached cart and reloads it: an order has taken lines out of it, and the browser does not know
 * which.
 */
export function forgetCart(): void {
  void mutate(isCart, undefined, { revalidate: false });
  void import('../kept-answers').then(({ ofCoupons, readAnew }) => readAnew(ofCoupons));
}

/** Returns a line with another quantity, at its price. */
export function withQuantity(item: CartItem, quantity: number): CartItem {
  const line_total = Math.round(item.unit_price * 100 * quantity) / 100;
  return { ...item, quantity, line_total };
}
