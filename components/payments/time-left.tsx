'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { partsOf } from '@/lib/storefront/browser/countdown';
import { useNow } from '@/lib/storefront/browser/use-now';

/** How long the items are still kept for the shopper; `until` is ISO 8601. */
export function TimeLeft({ until, onLapsed }: { until: string; onLapsed: () => void }) {
  const t = useTranslations('payments');
  const now = useNow();
  const left = now === undefined ? undefined : Math.max(0, Date.parse(until) - now);
  const isOver = left === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the time is over
  useEffect(() => {
    if (isOver) onLapsed();
  }, [isOver]);
  if (!left) return null;
  const { minutes, seconds } = partsOf(left);
  return (
    <p role="timer" className="font-semibold tabular-nums">
      {t('held_for', { minutes, seconds: String(seconds).padStart(2, '0') })}
    </p>
  );
}
