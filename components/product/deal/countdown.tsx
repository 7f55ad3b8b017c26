'use client';

import { useTranslations } from 'next-intl';
import { partsOf } from '@/lib/storefront/browser/clock';
import { useNow } from '@/lib/storefront/browser/use-now';

/** Counts down to the end of a deal, then disappears. Keeps its size until the server's time is known. */
export function Countdown({ endsAt }: { endsAt: string }) {
  const t = useTranslations('offer');
  const now = useNow();
  const end = Date.parse(endsAt);
  if (now !== undefined && now >= end) return null;
  const left = partsOf(now === undefined ? 0 : end - now);
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = [left.hours, left.minutes, left.seconds].map(two).join(':');
  return (
    <span
      role="timer"
      aria-label={t('countdown_label', left)}
      className={now === undefined ? 'invisible' : 'tabular-nums'}
    >
      {t('countdown', { days: left.days, clock })}
    </span>
  );
}
