'use client';

import { useEffect } from 'react';
import { setClock } from '@/lib/storefront/browser/clock';

/** Sets the clock that deals count down by, as the shop's session does on its pages. */
export function PreviewClock({ now }: { now: string }) {
  useEffect(() => setClock(now), [now]);
  return null;
}
