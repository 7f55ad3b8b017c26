'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaDialog } from '@/components/areas/dialog';
import { RowButton } from '@/components/areas/table/row-button';
import { useAction } from '@/components/areas/use-action';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { call, dataOf } from '@/lib/client/call';
import type { PayoutKind, PayoutsRequested } from '@/lib/contract/schemas/operators/payouts';
import type { OperatorSettlement } from '@/lib/contract/schemas/operators/settlements';
import { textOr } from '@/lib/i18n/text-or';
import { toast } from '@/lib/storefront/browser/toast';
import { money } from '@/lib/storefront/format';
import { SkippedList } from './payout-facts';

type Props = {
  settlements: readonly Pick<OperatorSettlement, 'id' | 'amount' | 'status'>[];
  by: PayoutKind;
  look?: 'primary' | 'outline';
  onChanged: () => void;
};

/** Pays settlements through the payout provider, after a confirmation. */
export function PayButton({ settlements, by, look = 'outline', onChanged }: Props) {
  const t = useTranslations('operator_settlements');
  const lang = useLocale();
  const { busy, run } = useAction();
  const [skipped, setSkipped] = useState<PayoutsRequested['skipped']>();
  const ids = settlements.map(({ id }) => id);
  const label = t('pay', { provider: textOr(t, `providers.${by}`, by) });
  const amount = money(settlements.reduce((sum, each) => sum + each.amount, 0));
  const exported = settlements.some(({ status }) => status === 'exported');

  async function pay() {
    await run(async () => {
      const done = await dataOf(
        call('POST /api/operator/settlements/pay', { lang, body: { ids, exported } }),
      );
      if (done.count) {
        toast.success(t('pay_sent', { count: done.count, amount: money(done.total) }));
      }
      if (done.skipped.length) setSkipped(done.skipped);
    });
    onChanged();
  }

  return (
    <>
      <ConfirmDialog
        title={t('pay_title', { count: ids.length })}
        text={t(exported ? 'pay_exported_text' : 'pay_text', { amount })}
        labels={{ confirm: label, cancel: t('cancel') }}
        onConfirm={() => void pay()}
      >
        {(ask) => (
          <RowButton look={look} busy={busy} onClick={ask}>
            {label}
          </RowButton>
        )}
      </ConfirmDialog>
      <AreaDialog
        open={skipped !== undefined}
        onClose={() => setSkipped(undefined)}
        title={t(skipped?.length === ids.length ? 'pay_none' : 'skipped')}
      >
        {skipped && (
          <div className="flex flex-col gap-3">
            <SkippedList skipped={skipped} />
          </div>
        )}
      </AreaDialog>
    </>
  );
}
