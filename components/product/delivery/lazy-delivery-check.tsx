'use client';

import { Suspense } from 'react';
import { usePincode } from '@/lib/storefront/addresses/use-pincode';
import { lazyComponent } from '@/lib/storefront/browser/lazy-component';
import { useNear } from '@/lib/storefront/browser/use-near';

const DeliveryCheck = lazyComponent(() => import('./delivery-check'));

/** A placeholder for the pincode check, which is loaded when scrolled near. */
export function LazyDeliveryCheck({ productId }: { productId: number }) {
  const [ref, near] = useNear();
  const [pincode] = usePincode();
  return (
    <div ref={ref} className={pincode ? 'min-h-30' : 'min-h-23'}>
      {near && (
        <Suspense>
          <DeliveryCheck productId={productId} />
        </Suspense>
      )}
    </div>
  );
}
