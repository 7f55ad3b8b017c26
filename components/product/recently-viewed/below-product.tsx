'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/shell/messages/lazy-part';
import type { ViewedProduct } from '@/lib/storefront/catalog/recently-viewed.client';
import RecentlyViewed from './recently-viewed';

const BoughtWith = lazyPart(() => import('./bought-with'));
const BuyAgain = lazyPart(() => import('./buy-again'));

/** Shows what was bought with a product or could be bought again, and what was viewed on this device. */
export default function BelowProduct({ current }: { current: ViewedProduct | undefined }) {
  return (
    <>
      <Suspense>{current ? <BoughtWith productId={current.id} /> : <BuyAgain />}</Suspense>
      <RecentlyViewed except={current} />
    </>
  );
}
