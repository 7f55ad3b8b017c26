'use client';

import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { getQuote } from '@/lib/api/orders';
import type { CartItem } from '@/lib/api/schemas/cart';
import type { Quote } from '@/lib/api/schemas/quote';
import { digitsOf } from '@/lib/i18n/digits';
import { swrKeys } from '@/lib/storefront/cache';
import { useUser } from '@/lib/storefront/session/use-user';

/**
 * Dates, shipping, ways to pay and totals (rupees) of ordering these lines to an address; undefined
 * until a whole pincode is known and the API has answered for exactly these lines.
 */
export function useQuote(chosen: CartItem[], to: { pincode: string; state: string }) {
  const { user } = useUser();
  const lang = useLocale();
  const pincode = digitsOf(to.pincode);
  const lines = chosen.map((line) => `${line.id}:${line.quantity}:${line.unit_price}`).join(',');
  const isAsked = Boolean(user && lines) && /^[1-9]\d{5}$/.test(pincode);
  const wanted = `${lines}|${pincode}|${to.state}`;
  const { data, error, mutate } = useSWR(
    isAsked && user ? swrKeys.quote(user.email, lang, wanted) : null,
    async (): Promise<{ wanted: string; quote: Quote }> => {
      const items = chosen.map(({ id }) => id);
      const state = to.state || undefined;
      return { wanted, quote: await getQuote(lang, { items, pincode, state }) };
    },
    { dedupingInterval: 0 },
  );
  return {
    quote: data?.wanted === wanted ? data.quote : undefined,
    isAsked,
    error: error as unknown,
    reload: () => mutate(),
  };
}
