'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Panel } from '@/components/operator/ui/panel';
import type { PayoutAttempt } from '@/lib/api/schemas/operators/payouts';
import { dateTime, money } from '@/lib/storefront/format';
import { PayoutFacts } from './payout-facts';

/** Every attempt to pay a settlement by the payout provider, the newest first. */
export function PayoutsPanel({ payouts }: { payouts: readonly PayoutAttempt[] }) {
  const t = useTranslations('operator_settlements');
  const lang = useLocale();
  if (!payouts.length) return null;
  return (
    <Panel title={t('payouts')}>
      <ul className="divide-y divide-line">
        {payouts.map((payout) => (
          <li key={payout.attempt} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <b>{t('payout_attempt', { attempt: payout.attempt })}</b>
              <b className="tabular-nums">{money(payout.amount)}</b>
            </div>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
              <PayoutFacts payout={payout} />
            </p>
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
              <span>{dateTime(payout.created_at, lang)}</span>
              {payout.requested_by && <span>{t('payout_by', { name: payout.requested_by })}</span>}
              {payout.provider_id && <span>{payout.provider_id}</span>}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
