'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';
import { call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import type { CartCoupon } from '@/lib/contract/schemas/coupons/cart';
import { useErrorText } from '../forms/use-error-text';
import { ofCoupons, readAnew } from '../kept-answers';
import { useOwnCall } from '../session/use-own-call';
import { keepCoupon } from './cart-answers';
import { isUnauthorized } from './cart-failure';

/**
 * Applies and removes a coupon in the signed-in shopper's cart; a refusal stays until the next try.
 * @param items cart line ids that the coupon must hold for; default: all lines
 */
export function useCoupon(items?: number[]) {
  const lang = useLocale();
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
      await readAnew(ofCoupons);
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
  const { data, error } = useOwnCall('GET /api/cart/coupons', {
    query: { items: items?.join(',') },
  });
  return data ?? (error ? none : undefined);
}
