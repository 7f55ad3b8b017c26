'use client';

import { Suspense } from 'react';
import { ServerMarkup } from '@/components/shell/markup/server-markup';
import { lazyPart } from '@/components/shell/messages/lazy-part';
import { useNear } from '@/lib/storefront/browser/use-near';
import { ReviewsLayout, reviewListLook } from './reviews-layout';

const InteractiveReviews = lazyPart(() => import('./interactive-reviews'));

/** `require` instead of `import`, so that the browser's bundle contains none of these components. */
const server: typeof import('./reviews-on-server') | undefined =
  typeof window === 'undefined' ? require('./reviews-on-server') : undefined;

type Props = {
  productId: number;
  total: number;
  /** The key of the props by `keepMarkupOnly`, if there are reviews. */
  shownKey?: string;
  /** The text for a product without reviews. */
  none?: string;
};

/**
 * The first reviews as rendered on the server. Sorting and the form are loaded when scrolled near; so are the
 * reviews after a client-side navigation.
 */
export function LazyReviews({ productId, total, shownKey, none }: Props) {
  const [ref, near] = useNear();
  const summary = shownKey ? (
    <ServerMarkup id={`review-summary-${productId}`} className="contents">
      {server && <server.FirstSummary shownKey={shownKey} />}
    </ServerMarkup>
  ) : (
    <p className="text-ink-soft">{none}</p>
  );
  const list = shownKey && (
    <ServerMarkup as="ul" id={`review-list-${productId}`} className={reviewListLook}>
      {server && <server.FirstReviews shownKey={shownKey} />}
    </ServerMarkup>
  );
  const first = <ReviewsLayout summary={summary} total={total} list={list} />;
  return (
    <div ref={ref}>
      {near ? (
        <Suspense fallback={first}>
          <InteractiveReviews productId={productId} total={total} summary={summary} first={list} />
        </Suspense>
      ) : (
        first
      )}
    </div>
  );
}
