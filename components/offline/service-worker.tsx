'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { keepPage, startWorker } from '@/lib/storefront/worker/page-side';

/** Registers the service worker, which keeps visited pages for offline use. */
export function ServiceWorker() {
  const pathname = usePathname();
  useEffect(() => {
    startWorker().catch(() => undefined);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of page is a page to keep
  useEffect(keepPage, [pathname]);
  return null;
}
