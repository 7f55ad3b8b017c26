'use client';

import type { ReactNode } from 'react';
import { useNow } from '@/lib/storefront/browser/use-now';

/** Hides its children from a time (ISO 8601) on, by the server's clock. */
export function VisibleUntil({ time, children }: { time: string; children: ReactNode }) {
  const now = useNow();
  return now !== undefined && now >= Date.parse(time) ? null : children;
}
