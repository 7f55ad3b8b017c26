'use client';

import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { call, dataOf } from '@/lib/client/call';
import type { CartItem } from '@/lib/contract/schemas/cart';
import type { Quote } from '@/lib/contract/schemas/quote';
import { swrKeys } from '@/lib/storefront/cache';
import { useUser } from '@/lib/storefront/session/use-user';
import { digitsOf } from '@/lib/text/digits';

/**
 * Loads dates, shipping, payment methods and totals (rupees) of ordering these lines to an address; undefined
 * until the pincode is complete and the API has answered for exactly these lines.
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
      return {
        wanted,
        quote: await dataOf(
          call('POST /api/checkout/quote', { lang, body: { items, pincode, state } }),
        ),
      };
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
