'use client';

import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { call } from '@/lib/client/call';
import { ownKey } from '@/lib/client/use-call';
import type { WishlistItem } from '@/lib/contract/schemas/wishlist';
import { useUser } from '../session/use-user';

const none: WishlistItem[] = [];

/**
 * Loads the signed-in shopper's wishlist, newest first; empty for everybody else. The functions that change it
 * are in `wishlist-changes`, which is loaded at the first change.
 */
export function useWishlist() {
  const { user, status } = useUser();
  const lang = useLocale();
  const { data, error, mutate } = useSWR(
    user && ownKey(user.email, 'GET /api/wishlist', lang),
    () => call('GET /api/wishlist', { lang }).then((given) => given?.items ?? []),
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
