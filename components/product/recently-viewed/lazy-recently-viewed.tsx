'use client';

import { Suspense, useEffect } from 'react';
import { lazyComponent } from '@/lib/storefront/browser/lazy-component';
import { useNear } from '@/lib/storefront/browser/use-near';
import {
  rememberViewed,
  type ViewedProduct,
} from '@/lib/storefront/catalog/recently-viewed.client';

const BelowProduct = lazyComponent(() => import('./below-product'));

/**
 * Loads what was bought with a product, or what the shopper could buy again, and the products viewed on this device,
 * when scrolled near; on a product's page, adds the product to those.
 */
export function LazyRecentlyViewed({ current }: { current?: ViewedProduct }) {
  const [ref, near] = useNear();
  // Another render of the page brings an equal product, which is not another visit.
  const noted = current && JSON.stringify(current);
  useEffect(() => {
    if (noted) rememberViewed(JSON.parse(noted));
  }, [noted]);
  return (
    <div ref={ref} className="flex flex-col gap-8 empty:-mt-8 sm:gap-10 sm:empty:-mt-10">
      {near && (
        <Suspense>
          <BelowProduct current={current} />
        </Suspense>
      )}
    </div>
  );
}
