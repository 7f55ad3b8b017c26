'use client';

import type { CartItem } from '@/lib/contract/schemas/cart';
import { useOwnCall } from '@/lib/storefront/session/use-own-call';
import { useUser } from '@/lib/storefront/session/use-user';
import { digitsOf } from '@/lib/text/digits';

/**
 * Loads dates, shipping, payment methods and totals (rupees) of ordering these lines to an address; undefined
 * until the pincode is complete and the API has answered for exactly these lines.
 * @param address by which cash may be refused; undefined while it is being typed
 */
export function useQuote(
  chosen: CartItem[],
  to: { pincode: string; state: string },
  address: { full_address: string; landmark?: string } | undefined,
) {
  const { user } = useUser();
  const pincode = digitsOf(to.pincode);
  const lines = chosen.map((line) => `${line.id}:${line.quantity}:${line.unit_price}`).join(',');
  const isAsked = Boolean(user && lines) && /^[1-9]\d{5}$/.test(pincode);
  const items = chosen.map(({ id }) => id);
  const body = {
    items,
    pincode,
    state: to.state || undefined,
    address: address && {
      full_address: address.full_address,
      landmark: address.landmark || undefined,
    },
  };
  const { data, error, mutate } = useOwnCall(
    'POST /api/checkout/quote',
    isAsked ? { body } : null,
    { version: lines, dedupingInterval: 0 },
  );
  return { quote: data, isAsked, error: error as unknown, reload: () => mutate() };
}
