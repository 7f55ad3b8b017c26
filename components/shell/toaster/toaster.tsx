'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasterNeeded } from '@/lib/storefront/browser/toast';
import { PlainToaster } from './plain-toaster';

const Sonner = lazy(() => import('./sonner').catch(() => ({ default: PlainToaster })));

/** Stays empty until something is said, so that pages do not carry the library. */
export function Toaster({ label }: { label: string }) {
  const wanted = useSyncExternalStore(toasterNeeded.subscribe, toasterNeeded.now, () => false);
  return wanted ? (
    <Suspense>
      <Sonner label={label} />
    </Suspense>
  ) : null;
}
