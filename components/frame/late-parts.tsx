'use client';

import { Suspense } from 'react';
import { lazyComponent } from '@/lib/storefront/browser/lazy-component';
import { useIdle } from '@/lib/storefront/browser/use-idle';

const OpenedParts = lazyComponent(() => import('./opened-parts'));

/** Loads what opens over or beside a page once that is idle, so that no first visit waits for it. */
export function LateParts() {
  return useIdle() ? (
    <Suspense>
      <OpenedParts />
    </Suspense>
  ) : null;
}
