'use client';

import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { getCart } from '@/lib/api/cart';
import type { CartItem, Totals } from '@/lib/api/schemas/cart';
import { swrKeys } from './cache';
import { useUser } from './use-user';

/**
 * What some of the cart's lines cost together, as the API reckons it (rupees); undefined until it has.
 * @param state where they go, for the split of the tax
 */
export function useChosenTotals(chosen: CartItem[], state = ''): Totals | undefined {
  const { user } = useUser();
  const lang = useLocale();
  const lines = chosen.map((line) => `${line.id}:${line.quantity}:${line.unit_price}`).join(',');
  const key = user && lines ? swrKeys.cartTotals(user.email, lang, lines, state) : null;
  const { data } = useSWR(
    key,
    async () => (await getCart(lang, { items: chosen.map(({ id }) => id), state })).totals,
    { dedupingInterval: 0 },
  );
  return data;
}
