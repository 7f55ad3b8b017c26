'use client';

import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '@/components/shell/messages/lazy-part';
import { sideCart } from '@/lib/storefront/browser/side-cart';

const SideCart = lazyPart(() => import('./side-cart'));

const none = () => undefined;

/** Loads the cart beside the page when it first opens. */
export function SideCartHost() {
  const added = useSyncExternalStore(sideCart.subscribe, sideCart.now, none);
  return added ? (
    <Suspense>
      <SideCart {...added} />
    </Suspense>
  ) : null;
}
