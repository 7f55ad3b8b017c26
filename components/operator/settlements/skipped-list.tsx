'use client';

import { useTranslations } from 'next-intl';
import type { PayoutsRequested } from '@/lib/api/schemas/operators/payouts';

type Props = { skipped: PayoutsRequested['skipped'] };

/** Settlements that were left out, and why. */
export function SkippedList({ skipped }: Props) {
  const t = useTranslations('operator_settlements');
  if (!skipped.length) return null;
  return (
    <>
      <p className="font-semibold">{t('skipped')}</p>
      <ul className="flex flex-col gap-1">
        {skipped.map(({ number, store, why }) => (
          <li key={number}>
            {store} ({number}): {t(`why.${why}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
