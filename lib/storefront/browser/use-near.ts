'use client';

import { type RefCallback, useCallback, useState } from 'react';
import { optional } from './optional';

/** Distance below the viewport at which loading starts. */
const ahead = '300px';

/** Returns a ref for an element, and whether the element has been near the viewport. */
export function useNear(): [RefCallback<Element>, boolean] {
  const [near, setNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const see: IntersectionObserverCallback = (seen, observer) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      setNear(true);
      observer.disconnect();
    };
    const observer = optional(() => new IntersectionObserver(see, { rootMargin: ahead }));
    // Browsers without IntersectionObserver load everything at once.
    if (!observer) return setNear(true);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, near];
}
