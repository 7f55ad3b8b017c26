'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionDialog } from '@/components/areas/action-dialog';
import { RowButton } from '@/components/areas/table/row-button';
import { useAction } from '@/components/areas/use-action';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { call } from '@/lib/client/call';
import { longestIdentifier } from '@/lib/contract/schemas/numbers/identifier-text';
import type { PayoutKind } from '@/lib/contract/schemas/operators/payouts';
import type { OperatorSettlement } from '@/lib/contract/schemas/operators/settlements';
import { textOr } from '@/lib/i18n/text-or';
import { toast } from '@/lib/storefront/browser/toast';
import { money } from '@/lib/storefront/format';
import { PayButton } from './pay-button';

type Props = {
  settlement: Pick<OperatorSettlement, 'id' | 'status' | 'number' | 'amount' | 'store' | 'payout'>;
  payoutsBy: PayoutKind | null;
  onChanged: () => void;
};

/** The steps that a settlement's state allows. */
export function SettlementSteps({ settlement, payoutsBy, onChanged }: Props) {
  const t = useTranslations('operator_settlements');
  const lang = useLocale();
  const { busy, run } = useAction();
  const [step, setStep] = useState<'paid' | 'failed' | 'came_back'>();
  const { id, status, number, amount, store, payout } = settlement;
  const provider = textOr(t, `providers.${payout?.provider}`, payout?.provider ?? '');

  async function approve() {
    await run(async () => {
      await call('POST /api/operator/settlements/{id}/approve', { lang, params: { id } });
      toast.success(t('approved', { number }));
    });
    onChanged();
  }

  async function send(value: (name: string) => string) {
    if (step === 'paid')
      await call('POST /api/operator/settlements/{id}/paid', {
        lang,
        params: { id },
        body: { utr: value('utr') },
      });
    else if (step === 'failed')
      await call('POST /api/operator/settlements/{id}/failed', {
        lang,
        params: { id },
        body: { reason: value('reason') },
      });
    else {
      await call('POST /api/operator/settlements/{id}/came-back', {
        lang,
        params: { id },
        body: {
          utr: value('utr'),
          returned_on: value('returned_on'),
          reason: value('reason'),
        },
      });
    }
    toast.success(t('saved'));
    onChanged();
  }

  return (
    <div className="flex flex-wrap gap-2 md:flex-nowrap md:justify-end">
      {(status === 'draft' || status === 'failed') && (
        <RowButton busy={busy} onClick={() => void approve()}>
          {t(status === 'failed' ? 'approve_again' : 'approve')}
        </RowButton>
      )}
      {payoutsBy && (status === 'approved' || status === 'exported') && (
        <PayButton settlements={[settlement]} by={payoutsBy} onChanged={onChanged} />
      )}
      {status === 'exported' && (
        <>
          <RowButton onClick={() => setStep('paid')}>{t('mark_paid')}</RowButton>
          <RowButton look="danger" onClick={() => setStep('failed')}>
            {t('mark_failed')}
          </RowButton>
        </>
      )}
      {status === 'paying' && payout?.state === 'waiting' && (
        <RowButton look="danger" onClick={() => setStep('failed')}>
          {t('mark_failed')}
        </RowButton>
      )}
      {status === 'paid' && (
        <RowButton onClick={() => setStep('came_back')}>{t('came_back')}</RowButton>
      )}
      {step && (
        <ActionDialog
          title={t(`ask_${step}`, { store: store.name, amount: money(amount) })}
          action={step === 'came_back' ? t('came_back') : t(`mark_${step}`)}
          look={step === 'paid' ? 'primary' : 'danger'}
          onClose={() => setStep(undefined)}
          onSend={send}
        >
          {(errors) => (
            <>
              {step === 'came_back' && <Notice>{t('came_back_hint')}</Notice>}
              {step === 'failed' && status === 'paying' && (
                <Notice tone="warn">{t('failed_paying_hint', { provider })}</Notice>
              )}
              {step !== 'failed' && (
                <TextField
                  label={step === 'paid' ? 'UTR' : t('came_back_utr')}
                  hint={t('utr_hint')}
                  name="utr"
                  autoComplete="off"
                  maxLength={longestIdentifier}
                  error={errors.utr}
                  required
                />
              )}
              {step === 'came_back' && (
                <TextField
                  label={t('returned_on')}
                  name="returned_on"
                  type="date"
                  error={errors.returned_on}
                  required
                />
              )}
              {step !== 'paid' && (
                <TextField
                  label={t('reason')}
                  hint={t('reason_hint')}
                  name="reason"
                  maxLength={200}
                  error={errors.reason}
                  required
                />
              )}
            </>
          )}
        </ActionDialog>
      )}
    </div>
  );
}
