'use client';

import type { ReactNode } from 'react';
import { useNow } from '@/lib/storefront/browser/use-now';

/** Its children stand until a moment (ISO 8601) of the server's time. */
export function VisibleUntil({ time, children }: { time: string; children: ReactNode }) {
  const now = useNow();
  return now !== undefined && now >= Date.parse(time) ? null : children;
}
