'use client';

import { useLocale } from 'next-intl';
import useSWR from 'swr';
import type { WishlistItem } from '@/lib/api/schemas/wishlist';
import { getWishlist } from '@/lib/api/wishlist';
import { swrKeys } from '../cache';
import { useUser } from '../session/use-user';

const none: WishlistItem[] = [];

/**
 * The signed-in shopper's wishlist, the newest first; empty for everybody else. It is changed by
 * `wishlist-changes`, which comes with the first change.
 */
export function useWishlist() {
  const { user, status } = useUser();
  const lang = useLocale();
  const { data, error, mutate } = useSWR(user && swrKeys.wishlist(user.email, lang), () =>
    getWishlist(lang),
  );
  const items = data ?? none;
  return {
    items,
    count: items.length,
    isLoading: status !== 'out' && !data && !error,
    error: error as unknown,
    reload: () => mutate(),
  };
}
