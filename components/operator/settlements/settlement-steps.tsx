'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionDialog } from '@/components/areas/action-dialog';
import { useAction } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import {
  approveSettlement,
  markSettlementFailed,
  markSettlementPaid,
  noteCameBack,
} from '@/lib/api/operators/settlements';
import type { PayoutKind } from '@/lib/api/schemas/operators/payouts';
import type { OperatorSettlement } from '@/lib/api/schemas/operators/settlements';
import { toast } from '@/lib/storefront/browser/toast';
import { money } from '@/lib/storefront/format';
import { PayButton } from './pay-button';

type Props = {
  settlement: Pick<OperatorSettlement, 'id' | 'status' | 'number' | 'amount' | 'store'>;
  payoutsBy: PayoutKind | null;
  onChanged: () => void;
};

/** The steps that a settlement may take in its state. */
export function SettlementSteps({ settlement, payoutsBy, onChanged }: Props) {
  const t = useTranslations('operator_settlements');
  const lang = useLocale();
  const { busy, run } = useAction();
  const [step, setStep] = useState<'paid' | 'failed' | 'came_back'>();
  const { id, status, number, amount, store } = settlement;

  async function approve() {
    await run(async () => {
      await approveSettlement(lang, id);
      toast.success(t('approved', { number }));
    });
    onChanged();
  }

  async function send(value: (name: string) => string) {
    if (step === 'paid') await markSettlementPaid(lang, id, value('utr'));
    else if (step === 'failed') await markSettlementFailed(lang, id, value('reason'));
    else {
      await noteCameBack(lang, id, {
        utr: value('utr'),
        returned_on: value('returned_on'),
        reason: value('reason'),
      });
    }
    toast.success(t('saved'));
    onChanged();
  }

  return (
    <div className="flex flex-wrap gap-2 md:justify-end">
      {(status === 'draft' || status === 'failed') && (
        <Button look="outline" busy={busy} onClick={() => void approve()}>
          {t(status === 'failed' ? 'approve_again' : 'approve')}
        </Button>
      )}
      {payoutsBy && (status === 'approved' || status === 'exported') && (
        <PayButton settlements={[settlement]} by={payoutsBy} onChanged={onChanged} />
      )}
      {status === 'exported' && (
        <>
          <Button look="outline" onClick={() => setStep('paid')}>
            {t('mark_paid')}
          </Button>
          <Button look="danger" onClick={() => setStep('failed')}>
            {t('mark_failed')}
          </Button>
        </>
      )}
      {status === 'paid' && (
        <Button look="outline" onClick={() => setStep('came_back')}>
          {t('came_back')}
        </Button>
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
              {step !== 'failed' && (
                <TextField
                  label={step === 'paid' ? 'UTR' : t('came_back_utr')}
                  hint={t('utr_hint')}
                  name="utr"
                  autoComplete="off"
                  maxLength={30}
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
