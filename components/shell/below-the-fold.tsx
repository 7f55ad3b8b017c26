'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { isTraversal } from '@/lib/storefront/browser/traversal';
import { useHydrated } from '@/lib/storefront/browser/use-hydrated';

/**
 * The part of a page below the first screen. The server renders it for a loaded document. After a client-side
 * navigation it follows once the first screen is painted, which halves the time to that paint. With back and
 * forward it renders at once, so that the scroll position can be restored.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const byLink = useHydrated();
  const [shown, setShown] = useState(() => !byLink || isTraversal());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return shown ? children : <div className="min-h-[80rem]" />;
}
