'use client';

import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { getProduct } from '@/lib/api/catalog';
import { ApiError } from '@/lib/api/request';
import { knownServerTime } from '@/lib/storefront/browser/clock';
import { idle } from '@/lib/storefront/browser/idle';
import { swrKeys } from '@/lib/storefront/cache';
import { type ListedProduct, normaliseCard } from '@/lib/storefront/catalog/product';

/** A page younger than this is believed, in milliseconds. */
const fresh = 60_000;

export type Offer = Pick<
  ListedProduct,
  'price' | 'regularPrice' | 'originalPrice' | 'quantity' | 'flashDeal'
>;

/**
 * The offer of a product, looked up again when the page is older than a minute, also when a shopper comes
 * back to it; null when the product is no longer sold.
 * @param readAt when the page's facts were read, in milliseconds of the server's time
 */
export function useFreshOffer(id: number, cached: Offer, readAt: number): Offer | null {
  const lang = useLocale();
  const { data } = useSWR<Offer | null>(
    swrKeys.offer(id, lang, readAt),
    async () => {
      const now = await knownServerTime();
      if (now - readAt < fresh) return cached;
      // The first paint goes first.
      await idle();
      try {
        return normaliseCard(await getProduct(lang, id), now);
      } catch (failure) {
        if (failure instanceof ApiError && failure.status === 404) return null;
        throw failure;
      }
    },
    { fallbackData: cached, focusThrottleInterval: fresh },
  );
  return data === undefined ? cached : data;
}
