'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Begins every page that one goes to at its top (specification §2). Next leaves the page where it is when
 * the top of its content can be seen. On the way back and forward the browser restores the position, and an
 * address with a hash names its own.
 */
export function useScrollToTop(): void {
  const pathname = usePathname();
  const former = useRef(pathname);
  const traversedTo = useRef<string>(undefined);

  useEffect(() => {
    const onTraverse = () => {
      traversedTo.current = window.location.pathname;
    };
    window.addEventListener('popstate', onTraverse);
    return () => window.removeEventListener('popstate', onTraverse);
  }, []);

  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    const isTraversal = traversedTo.current === pathname;
    traversedTo.current = undefined;
    if (!isTraversal && !window.location.hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);
}
