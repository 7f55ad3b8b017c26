'use client';

import { useEffect, useState } from 'react';

/** Whole seconds until `since` (ms) is `seconds` ago; 0 once it is. */
export function useCoolDown(since: number, seconds: number): number {
  const [now, setNow] = useState(since);
  const left = Math.min(seconds, Math.max(0, Math.ceil((since + seconds * 1000 - now) / 1000)));
  const over = left === 0;
  useEffect(() => {
    setNow(Date.now());
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over]);
  return left;
}
