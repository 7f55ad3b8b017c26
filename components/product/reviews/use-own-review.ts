'use client';

import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { getOwnReview } from '@/lib/api/reviews';
import { swrKeys } from '@/lib/storefront/cache';
import { useUser } from '@/lib/storefront/session/use-user';

/** Of who is signed in: whether they may review the product, their review, and their votes. */
export function useOwnReview(productId: number) {
  const lang = useLocale();
  const { user, status } = useUser();
  const read = useSWR(
    user && swrKeys.ownReview(user.email, lang, productId),
    () => getOwnReview(lang, productId),
    { shouldRetryOnError: false },
  );
  return { ...read, isSignedOut: !user && status === 'out' };
}
