'use client';

import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { getCart } from '@/lib/api/cart';
import type { CartItem, Totals } from '@/lib/api/schemas/cart';
import type { CartCoupon } from '@/lib/api/schemas/coupons/cart';
import { knownPincode } from '../addresses/use-pincode';
import { swrKeys } from '../cache';
import { useUser } from '../session/use-user';

/**
 * What some of the cart's lines cost together, as the API reckons it (rupees); undefined until it has.
 * @param state where they go, for the split of the tax, which never changes the grand total; without it
 *   as the cart knows it
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
  const { data, error, mutate } = useSWR(
    user && lines ? swrKeys.cartTotals(user.email, lang, lines, state) : null,
    async () => {
      const items = chosen.map(({ id }) => id);
      const pincode = knownPincode();
      const { totals, coupon } = await getCart(lang, { items, state, pincode });
      return { lines, totals, coupon };
    },
    { dedupingInterval: 0, keepPreviousData: true },
  );
  // What another state made of the same lines will do until this one's is here.
  const known = data?.lines === lines ? data : undefined;
  return { totals: known?.totals, coupon: known?.coupon, error, reload: () => mutate() };
}
