'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';
import { beginTraversal, endTraversal, isTraversal } from '@/lib/storefront/browser/traversal';

/**
 * Begins every page that one goes to at its top (specification §2). Next leaves the page where it is when
 * the top of its content can be seen. On the way back and forward the browser restores the position, and an
 * address with a hash names its own.
 * @returns leaves the scroll position as it is when the next page has this path
 */
export function useScrollToTop(): (pathname: string) => void {
  const pathname = usePathname();
  const former = useRef(pathname);
  const settled = useRef<string>(undefined);

  useEffect(() => {
    window.addEventListener('popstate', beginTraversal);
    return () => window.removeEventListener('popstate', beginTraversal);
  }, []);

  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    const isSettled = isTraversal() || settled.current === pathname;
    settled.current = undefined;
    endTraversal();
    if (!isSettled && !window.location.hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);

  return useCallback((next) => {
    settled.current = next;
  }, []);
}
