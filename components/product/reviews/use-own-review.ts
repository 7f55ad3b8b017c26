'use client';

import { useOwnCall } from '@/lib/storefront/session/use-own-call';
import { useUser } from '@/lib/storefront/session/use-user';

/** Loads the signed-in shopper's review, votes, and right to review the product. */
export function useOwnReview(productId: number) {
  const { user, status } = useUser();
  const read = useOwnCall(
    'GET /api/products/{id}/reviews/mine',
    { params: { id: productId } },
    { shouldRetryOnError: false },
  );
  return { ...read, isSignedOut: !user && status === 'out' };
}
