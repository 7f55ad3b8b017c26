'use client';

import { useEffect } from 'react';
import { setClock } from '@/lib/storefront/browser/clock';

/** Sets the clock of the deal countdowns, as the session does on the shop's pages. */
export function PreviewClock({ now }: { now: string }) {
  useEffect(() => setClock(now), [now]);
  return null;
}
