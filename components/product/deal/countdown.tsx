'use client';

import { useTranslations } from 'next-intl';
import { partsOf } from '@/lib/storefront/browser/countdown';
import { useNow } from '@/lib/storefront/browser/use-now';

/** Counts down to the end of a deal, then disappears. Keeps its size until the browser knows the time. */
export function Countdown({ endsAt }: { endsAt: string }) {
  const t = useTranslations('offer');
  const now = useNow();
  const end = Date.parse(endsAt);
  if (now !== undefined && now >= end) return null;
  const left = partsOf(now === undefined ? 0 : end - now);
  const two = (value: number) => String(value).padStart(2, '0');
  return (
    <span role="timer" className={now === undefined ? 'invisible' : 'tabular-nums'}>
      <span className="sr-only">{`${t('ends_in')} `}</span>
      {t('countdown', {
        days: String(left.days),
        hours: two(left.hours),
        minutes: two(left.minutes),
        seconds: two(left.seconds),
      })}
    </span>
  );
}
