'use client';

import { useLocale } from 'next-intl';
import { useEffect, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { listProducts } from '@/lib/api/catalog';
import { knownServerTime } from '@/lib/storefront/browser/clock';
import { swrKeys } from '@/lib/storefront/cache';
import { type ListedProduct, normaliseCard } from '@/lib/storefront/catalog/product';
import {
  forgetViewed,
  isSameListing,
  mostViewed,
  noProducts,
  subscribeToViewed,
  type ViewedProduct,
  viewedProducts,
} from '@/lib/storefront/catalog/recently-viewed.client';

/** The products viewed on this device, and, once the API has answered, each as it is sold now. */
export function useRecentlyViewed(
  except: Pick<ViewedProduct, 'id' | 'listing'> | undefined,
): { viewed: ViewedProduct; present: ListedProduct | undefined }[] {
  const lang = useLocale();
  const all = useSyncExternalStore(subscribeToViewed, viewedProducts, noProducts);
  const ids = all.map(({ id }) => id);
  const { data } = useSWR(
    ids.length ? swrKeys.cards([...ids].sort((a, b) => a - b).join(), lang) : null,
    async () => {
      const query = { ids: ids.map(String), limit: mostViewed };
      const [{ products }, now] = await Promise.all([listProducts(lang, query), knownServerTime()]);
      return { asked: ids, products: products.map((card) => normaliseCard(card, now)) };
    },
    { keepPreviousData: true, shouldRetryOnError: false },
  );
  const present = new Map(data?.products.map((product) => [product.id, product]));

  useEffect(() => {
    if (!data) return;
    const sold = new Set(data.products.map(({ id }) => id));
    forgetViewed(data.asked.filter((id) => !sold.has(id)));
  }, [data]);

  return all
    .filter((viewed) => !except || !isSameListing(viewed, except))
    .map((viewed) => ({ viewed, present: present.get(viewed.id) }));
}
