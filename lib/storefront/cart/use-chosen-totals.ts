'use client';

import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { ownKey } from '@/lib/client/use-call';
import type { CartItem, Totals } from '@/lib/contract/schemas/cart';
import type { CartCoupon } from '@/lib/contract/schemas/coupons/cart';
import { knownPincode } from '../addresses/use-pincode';
import { useUser } from '../session/use-user';
import { getCart } from './cart-calls';

/**
 * Loads the API's totals of the chosen cart lines (rupees); undefined until they arrive.
 * @param state destination, for the split of the tax, which never changes the grand total; default: the cart's
 *   own
 */
export function useChosenTotals(
  chosen: CartItem[],
  state = '',
): {
  totals: Totals | undefined;
  coupon: CartCoupon | null | undefined;
  error: unknown;
  reload: () => Promise<unknown>;
} {
  const { user } = useUser();
  const lang = useLocale();
  const lines = chosen.map((line) => `${line.id}:${line.quantity}:${line.unit_price}`).join(',');
  const items = chosen.map(({ id }) => id);
  const { data, error, mutate } = useSWR(
    user && lines
      ? ownKey(user.email, 'GET /api/cart', lang, { query: { items: items.join(), state } }, lines)
      : null,
    async () => {
      const pincode = knownPincode();
      const { totals, coupon } = await getCart(lang, { items, state, pincode });
      return { lines, totals, coupon };
    },
    { dedupingInterval: 0, keepPreviousData: true },
  );
  // Totals for another state are shown until those for this state arrive.
  const known = data?.lines === lines ? data : undefined;
  return { totals: known?.totals, coupon: known?.coupon, error, reload: () => mutate() };
}
