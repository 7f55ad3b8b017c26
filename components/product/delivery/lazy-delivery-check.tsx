'use client';

import { Suspense } from 'react';
import { lazyComponent } from '@/lib/storefront/browser/lazy-component';
import { useNear } from '@/lib/storefront/browser/use-near';

const DeliveryCheck = lazyComponent(() => import('./delivery-check'));

/** Room for the check by pincode, which comes when a shopper comes near it. */
export function LazyDeliveryCheck({ productId }: { productId: number }) {
  const [ref, near] = useNear();
  return (
    <div ref={ref} className="min-h-36">
      {near && (
        <Suspense>
          <DeliveryCheck productId={productId} />
        </Suspense>
      )}
    </div>
  );
}
