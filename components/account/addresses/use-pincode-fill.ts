'use client';

import { useLocale } from 'next-intl';
import { useRef } from 'react';
import { findPincode } from '@/lib/api/delivery';
import { states } from '@/lib/api/schemas/states';
import { digitsOf } from '@/lib/storefront/forms/digits';

export type KnownPlace = { city?: string; state?: string };

/**
 * Tells city and state once a whole pincode is typed, and only then: what the shopper corrects
 * afterwards stays. Where nothing is known of it, nothing is told.
 */
export function usePincodeFill(tell: (place: KnownPlace) => void): (typed: string) => void {
  const lang = useLocale();
  const asked = useRef('');
  return (typed) => {
    const pincode = digitsOf(typed);
    const isNew = pincode !== asked.current;
    asked.current = pincode;
    if (!isNew || pincode.length !== 6) return;
    findPincode(lang, pincode).then(
      ({ city, state_code }) => {
        if (asked.current !== pincode) return;
        const state = states.find(({ code }) => code === state_code)?.name;
        tell({ ...(city && { city }), ...(state && { state }) });
      },
      () => {},
    );
  };
}
