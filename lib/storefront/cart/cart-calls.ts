import { call } from '@/lib/client/call';
import type { CartItem, Totals } from '@/lib/contract/schemas/cart';
import type { CartCoupon } from '@/lib/contract/schemas/coupons/cart';
import type { Locale } from '@/lib/i18n/locales';

export const noTotals: Totals = {
  subtotal: 0,
  tax: 0,
  shipping: 0,
  discount: 0,
  rounding: 0,
  grand_total: 0,
};

/** The cart. `deliveryState`: the state whose tax split the totals use; null while unknown. */
export type Cart = {
  items: CartItem[];
  totals: Totals;
  coupon: CartCoupon | null;
  deliveryState: string | null;
};

/**
 * Options of a cart. `items`: cart line ids to restrict it to; `state` or `pincode`: delivery place, for the
 * tax split.
 */
type CartChoice = { items?: number[]; state?: string; pincode?: string };

/** Returns the cart; empty if the API host answers 204. */
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
  /** True if the shopper found the product by a search. */
  fromSearch?: boolean;
  /** The displayed price in rupees a unit. */
  seenPrice?: number;
};

/** Adds a product to the cart. Quantities are sent as strings (specification §5). */
export const addToCart = (
  lang: Locale,
  { productId, storeId, quantity, fromSearch, seenPrice }: AddedProduct,
) =>
  call('POST /api/cart', {
    lang,
    body: {
      ...{ product_id: productId, store_id: storeId, quantity: String(quantity) },
      ...(fromSearch ? { from_search: true } : {}),
      ...(seenPrice ? { seen_price: seenPrice } : {}),
    },
  });

type ChangedLine = { quantity: number; seenPrice?: number };

/** Changes a line's quantity; below 1 it removes the line. `seenPrice`: the displayed price in rupees a unit. */
export const updateCartLine = (
  lang: Locale,
  cartItemId: number,
  { quantity, seenPrice }: ChangedLine,
) =>
  call('PUT /api/cart/{cartItemId}', {
    params: { cartItemId },
    lang,
    body: { quantity: String(quantity), ...(seenPrice ? { seen_price: seenPrice } : {}) },
  });
