'use client';

import { useLocale } from 'next-intl';
import { useRef } from 'react';
import { findPincode } from '@/lib/api/delivery';
import { states } from '@/lib/api/schemas/states';
import { digitsOf } from '@/lib/storefront/forms/digits';

export type KnownPlace = { city?: string; state?: string };

/**
 * Passes city and state to `tell` once a complete pincode is typed, and only then, so that later corrections
 * stay. An unknown pincode is ignored.
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
