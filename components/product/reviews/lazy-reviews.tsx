'use client';

import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '@/lib/storefront/browser/lazy-part';
import { useNear } from '@/lib/storefront/browser/use-near';
import { ReviewsFrame } from './reviews-layout';

const ReviewDesk = lazyPart(() => import('./interactive-reviews'));

type Props = { productId: number; total: number; summary: ReactNode; children: ReactNode };

/** The first reviews as the server wrote them, until a shopper looks and the desk takes over. */
export function ReviewsSlot(props: Props) {
  const [ref, near] = useNear();
  const { summary, children, total } = props;
  const first = (
    <ReviewsFrame summary={summary} total={total}>
      {children}
    </ReviewsFrame>
  );
  return (
    <div ref={ref}>
      {near ? (
        <Suspense fallback={first}>
          <ReviewDesk {...props} />
        </Suspense>
      ) : (
        first
      )}
    </div>
  );
}
