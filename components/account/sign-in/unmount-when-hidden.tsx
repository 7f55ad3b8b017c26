'use client';

import { type ReactNode, useLayoutEffect, useState } from 'react';

/**
 * The router keeps pages that were left, hidden, with all that was typed. Passwords must not stay
 * there: this drops its children as soon as the page is hidden.
 */
export function UnmountWhenHidden({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(true);
  useLayoutEffect(() => {
    setShown(true);
    return () => setShown(false);
  }, []);
  return shown && children;
}
