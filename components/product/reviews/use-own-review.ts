'use client';

import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { call, dataOf } from '@/lib/client/call';
import { swrKeys } from '@/lib/storefront/cache';
import { useUser } from '@/lib/storefront/session/use-user';

/** Loads the signed-in shopper's review, votes, and right to review the product. */
export function useOwnReview(productId: number) {
  const lang = useLocale();
  const { user, status } = useUser();
  const read = useSWR(
    user && swrKeys.ownReview(user.email, lang, productId),
    () => dataOf(call('GET /api/products/{id}/reviews/mine', { params: { id: productId }, lang })),
    { shouldRetryOnError: false },
  );
  return { ...read, isSignedOut: !user && status === 'out' };
}
