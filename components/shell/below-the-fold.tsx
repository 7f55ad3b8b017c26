'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { isTraversal } from '@/lib/storefront/browser/traversal';
import { useHydrated } from '@/lib/storefront/browser/use-hydrated';

/**
 * What lies below the first screen. A page that is loaded has it from the server; on one that is come to by a
 * link it follows once the first screen is painted, which so is there in half the time. One that is come back to
 * has it at once, for its scroll position to be found.
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
