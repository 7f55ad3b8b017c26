'use client';

import { Suspense, useEffect } from 'react';
import { lazyComponent } from '@/lib/storefront/browser/lazy-component';
import { useNear } from '@/lib/storefront/browser/use-near';
import {
  rememberViewed,
  type ViewedProduct,
} from '@/lib/storefront/catalog/recently-viewed.client';

const RecentlyViewed = lazyComponent(() => import('./recently-viewed'));

/** Loads the products viewed on this device when scrolled to; on a product's page, adds it to them. */
export function LazyRecentlyViewed({ current }: { current?: ViewedProduct }) {
  const [ref, near] = useNear();
  // Another render of the same page brings an equal product, which is no other visit.
  const noted = current && JSON.stringify(current);
  useEffect(() => {
    if (noted) rememberViewed(JSON.parse(noted));
  }, [noted]);
  return (
    <div ref={ref} className="empty:-mt-8 sm:empty:-mt-10">
      {near && (
        <Suspense>
          <RecentlyViewed except={current} />
        </Suspense>
      )}
    </div>
  );
}
