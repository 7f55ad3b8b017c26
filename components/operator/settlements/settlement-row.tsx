'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AreaLink } from '@/components/areas/link';
import { Badge } from '@/components/ui/badge';
import type { PayoutKind } from '@/lib/api/schemas/operators/payouts';
import type { OperatorSettlement } from '@/lib/api/schemas/operators/settlements';
import { date, money } from '@/lib/storefront/format';
import { PayoutFacts } from './payout-facts';
import { SettlementSteps } from './settlement-steps';

type Props = {
  settlement: OperatorSettlement;
  payoutsBy: PayoutKind | null;
  onChanged: () => void;
};

/** The last day of a period, whose end is not included. */
export const lastDay = (periodTo: string) =>
  new Date(new Date(periodTo).getTime() - 1).toISOString();

/** A settlement of the list: what it pays to whom, and its next steps. */
export function SettlementRow({ settlement, payoutsBy, onChanged }: Props) {
  const t = useTranslations('operator_settlements');
  const lang = useLocale();
  const { id, number, store, period_from, period_to, amount, bank_account, payout } = settlement;
  return (
    <div className="grid items-center gap-x-6 gap-y-3 p-4 md:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div className="min-w-0">
        <AreaLink
          href={`/operator/settlements/${id}`}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-brand hover:underline"
        >
          {store.name}
        </AreaLink>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <span>{number}</span>
          <span>{`${date(period_from, lang)} – ${date(lastDay(period_to), lang)}`}</span>
          {settlement.status !== 'paid' && bank_account !== 'set' && (
            <Badge tone="warn">{t(`bank.${bank_account}`)}</Badge>
          )}
          {settlement.suspended && settlement.status !== 'paid' && (
            <Badge tone="bad">{t('suspended')}</Badge>
          )}
          {payout && <PayoutFacts payout={payout} />}
          {settlement.utr && !payout?.utr && <span>{`UTR ${settlement.utr}`}</span>}
          {settlement.failure_reason && <span>{settlement.failure_reason}</span>}
        </p>
      </div>
      <b className="text-lg tabular-nums md:text-right">{money(amount)}</b>
      <SettlementSteps settlement={settlement} payoutsBy={payoutsBy} onChanged={onChanged} />
    </div>
  );
}
