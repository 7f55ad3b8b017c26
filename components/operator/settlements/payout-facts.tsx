'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type {
  PayoutAttempt,
  PayoutState,
  PayoutsRequested,
} from '@/lib/contract/schemas/operators/payouts';
import { textOr } from '@/lib/i18n/text-or';

const tones: Record<PayoutState, 'info' | 'good' | 'warn' | 'bad'> = {
  waiting: 'info',
  queued: 'warn',
  pending: 'warn',
  processing: 'info',
  processed: 'good',
  reversed: 'bad',
  rejected: 'bad',
  cancelled: 'bad',
  failed: 'bad',
};

/** A payout attempt: its state, its account, its UTR and the provider's message. */
export function PayoutFacts({ payout }: { payout: PayoutAttempt }) {
  const t = useTranslations('operator_settlements');
  const { state, last_digits: digits, utr, provider_words: words } = payout;
  const provider = textOr(t, `providers.${payout.provider}`, payout.provider);
  return (
    <>
      <Badge tone={tones[state]}>{t(`payout_state.${state}`, { provider })}</Badge>
      <span>{t('payout_to', { digits })}</span>
      {utr && <span>{`UTR ${utr}`}</span>}
      {words && (
        <span lang="en" className="wrap-anywhere">
          {words}
        </span>
      )}
    </>
  );
}

type Props = { skipped: PayoutsRequested['skipped'] };

/** Settlements that were left out, with the reasons. */
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
