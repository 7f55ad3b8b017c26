'use client';

import { type RefCallback, useCallback, useState } from 'react';

/** How far below the screen something starts to load. */
const ahead = '300px';

/** A ref for an element, and whether it has been near the viewport. */
export function useNear(): [RefCallback<Element>, boolean] {
  const [near, setNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, near];
}
