'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useHydrated } from '@/lib/storefront/browser/use-hydrated';

/**
 * What lies below the first screen. A page that is loaded has it from the server; on one that is come to by a
 * link it follows once the first screen is painted, which so is there in half the time.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const byLink = useHydrated();
  const [shown, setShown] = useState(!byLink);
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
