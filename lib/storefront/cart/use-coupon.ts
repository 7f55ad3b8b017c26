'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import * as api from '@/lib/api/cart';
import { ApiError } from '@/lib/api/request';
import type { CartCoupon } from '@/lib/api/schemas/coupons/cart';
import { tellOtherTabs } from '../browser/other-tabs';
import { swrKeys } from '../cache';
import { useErrorText } from '../forms/use-error-text';
import { useUser } from '../session/use-user';
import { isUnauthorized } from './cart-failure';

/** What a coupon changes beside the cart: sums of some of its lines, and offers. */
const changed = new Set<unknown>(['cart totals', 'quote', 'offers']);
const isOf = (name: (first: unknown) => boolean) => (key: unknown) =>
  Array.isArray(key) && name(key[0]);

/** Puts a coupon into the signed-in shopper's cart and takes it out; a refusal stays until the next try. */
export function useCoupon() {
  const lang = useLocale();
  const { mutate } = useSWRConfig();
  const errorText = useErrorText();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();

  /** Whether it was done. `what` is busy meanwhile. */
  async function change(what: string, write: () => Promise<unknown>): Promise<boolean> {
    setBusy(what);
    setFailure(undefined);
    try {
      await write();
      tellOtherTabs('cart');
      void mutate(isOf((name) => changed.has(name)));
      // Not for the others: who sees the field again may use it at once.
      await mutate(isOf((name) => name === 'cart'));
      return true;
    } catch (refused) {
      const field = refused instanceof ApiError && Object.values(refused.fields)[0];
      if (!isUnauthorized(refused)) setFailure(field || errorText(refused));
      return false;
    } finally {
      setBusy(undefined);
    }
  }

  return {
    /** The code that is being applied, or removed. */
    busy,
    failure,
    apply: (code: string) => change(code, () => api.applyCoupon(lang, code)),
    remove: (code: string) => change(code, () => api.removeCoupon(lang)),
  };
}

const none: CartCoupon[] = [];

/** Public coupons for what is in the cart; undefined until they are known. */
export function useOffers(): CartCoupon[] | undefined {
  const { user } = useUser();
  const lang = useLocale();
  const { data, error } = useSWR(user ? swrKeys.offers(user.email, lang) : null, () =>
    api.listOffers(lang),
  );
  return data ?? (error ? none : undefined);
}
