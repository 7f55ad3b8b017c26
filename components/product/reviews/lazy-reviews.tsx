'use client';

import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '@/components/shell/messages/lazy-part';
import { useNear } from '@/lib/storefront/browser/use-near';
import { ReviewsLayout } from './reviews-layout';

const InteractiveReviews = lazyPart(() => import('./interactive-reviews'));

type Props = { productId: number; total: number; summary: ReactNode; children: ReactNode };

/** The first reviews as rendered on the server; sorting and writing are loaded when they are scrolled to. */
export function LazyReviews(props: Props) {
  const [ref, near] = useNear();
  const { summary, children, total } = props;
  const first = (
    <ReviewsLayout summary={summary} total={total}>
      {children}
    </ReviewsLayout>
  );
  return (
    <div ref={ref}>
      {near ? (
        <Suspense fallback={first}>
          <InteractiveReviews {...props} />
        </Suspense>
      ) : (
        first
      )}
    </div>
  );
}
