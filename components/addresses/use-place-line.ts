'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import type { placeLine } from '@/lib/i18n/cities/place-line';
import { isLatin } from '@/lib/i18n/cities/script';
import { defaultLocale } from '@/lib/i18n/locales';
import { stateName } from '@/lib/storefront/catalog/states';

type Place = Parameters<typeof placeLine>[0];

/**
 * City, state and pincode in one script (`placeLine`). The names of cities come over the network only where the page and
 * the city are in two scripts; until then all is in that of the city.
 */
export function usePlaceLine(place: Place, before?: string): string {
  const locale = useLocale();
  const [line, setLine] = useState<typeof placeLine>();
  const { city, state, pincode = '' } = place;
  const isForeign = (locale === defaultLocale) !== isLatin(city);
  useEffect(() => {
    if (!isForeign) return;
    let isShown = true;
    import('@/lib/i18n/cities/place-line').then(
      ({ placeLine: loaded }) => {
        if (isShown) setLine(() => loaded);
      },
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [isForeign]);
  if (line && isForeign) return line(place, locale, before);
  const own = isForeign && isLatin(city) ? defaultLocale : locale;
  return `${city}, ${stateName(state, own)} ${pincode}`.trim();
}
