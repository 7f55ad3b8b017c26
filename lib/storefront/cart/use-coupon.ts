'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import type { CartCoupon } from '@/lib/contract/schemas/coupons/cart';
import { swrKeys } from '../cache';
import { useErrorText } from '../forms/use-error-text';
import { readAnew } from '../kept-answers';
import { useUser } from '../session/use-user';
import { keepCoupon } from './cart-answers';
import { isUnauthorized } from './cart-failure';

/**
 * Applies and removes a coupon in the signed-in shopper's cart; a refusal stays until the next try.
 * @param items cart line ids that the coupon must hold for; default: all lines
 */
export function useCoupon(items?: number[]) {
  const lang = useLocale();
  const { mutate } = useSWRConfig();
  const errorText = useErrorText();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();

  /** Returns whether the change succeeded. `what` is busy meanwhile. */
  async function change(what: string, write: () => Promise<CartCoupon | null>): Promise<boolean> {
    setBusy(what);
    setFailure(undefined);
    try {
      const coupon = await write();
      // Must come before the field shows again: a busy button accepts no code.
      setBusy(undefined);
      keepCoupon(coupon);
      readAnew(['cart totals', 'quote', 'offers']);
      await mutate((key) => Array.isArray(key) && key[0] === 'cart');
      return true;
    } catch (refused) {
      const field = refused instanceof ApiError && Object.values(refused.fields)[0];
      if (!isUnauthorized(refused)) setFailure(field || errorText(refused));
      setBusy(undefined);
      return false;
    }
  }

  return {
    /** The code being applied or removed. */
    busy,
    failure,
    apply: (code: string) =>
      change(code, () => dataOf(call('POST /api/cart/coupon', { lang, body: { code, items } }))),
    remove: (code: string) =>
      change(code, () => call('DELETE /api/cart/coupon', { lang }).then(() => null)),
  };
}

const none: CartCoupon[] = [];

/** Loads public coupons for the lines with these ids, or for the whole cart; undefined until they are known. */
export function useOffers(items?: number[]): CartCoupon[] | undefined {
  const { user } = useUser();
  const lang = useLocale();
  const { data, error } = useSWR(
    user ? swrKeys.offers(user.email, lang, items?.join(',')) : null,
    () => dataOf(call('GET /api/cart/coupons', { lang, query: { items: items?.join(',') } })),
  );
  return data ?? (error ? none : undefined);
}
