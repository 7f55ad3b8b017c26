'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionDialog } from '@/components/operator/ui/action-dialog';
import { Button } from '@/components/ui/button';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { decideReturn, markReturnPaid } from '@/lib/api/operators/returns';
import type { OperatorReturn } from '@/lib/api/schemas/seller/returns';
import { toast } from '@/lib/storefront/browser/toast';
import { money } from '@/lib/storefront/format';

type Step = 'accept' | 'refuse' | 'paid';
type Props = { shown: OperatorReturn; onChanged: () => void };

/** The decision about a return in dispute, or the note that a refund was paid out. */
export function ReturnSteps({ shown, onChanged }: Props) {
  const t = useTranslations('operator_returns');
  const lang = useLocale();
  const [step, setStep] = useState<Step>();
  const { id, number, refund, status, pay_to, to_pay } = shown;
  const isPayable = status === 'refunded' && refund.to !== 'original_payment' && !refund.paid_at;
  /** The goods are with the shopper again, so somebody bears the refund without getting them. */
  const isWithoutGoods = shown.disputed_from === 'sent_back';

  async function send(value: (name: string) => string) {
    if (step === 'paid') await markReturnPaid(lang, id, value('reference'));
    else {
      await decideReturn(lang, id, {
        accept: step === 'accept',
        note: value('note'),
        borne_by: value('borne_by') === 'market' ? 'market' : 'store',
      });
    }
    toast.success(t(step === 'paid' ? 'paid_done' : 'decided', { number }));
    onChanged();
  }

  const amount = money(refund.amount);
  return (
    <div className="flex flex-wrap gap-2">
      {status === 'disputed' && (
        <>
          <Button onClick={() => setStep('accept')}>{t('accept')}</Button>
          <Button look="danger" onClick={() => setStep('refuse')}>
            {t('refuse')}
          </Button>
        </>
      )}
      {isPayable && <Button onClick={() => setStep('paid')}>{t('paid')}</Button>}
      {step && (
        <ActionDialog
          title={t(`ask.${step}`, { number })}
          action={t(step)}
          look={step === 'refuse' ? 'danger' : 'primary'}
          onClose={() => setStep(undefined)}
          onSend={send}
        >
          {(errors) => (
            <>
              {step === 'accept' && (
                <Notice>
                  {isWithoutGoods
                    ? t('accepted_refunds', { amount })
                    : t('accepted_comes_back', { amount, kind: shown.kind })}
                </Notice>
              )}
              {step === 'refuse' && <Notice>{t('refused_ends')}</Notice>}
              {step === 'accept' && isWithoutGoods && (
                <SelectField label={t('borne_by')} name="borne_by" defaultValue="store">
                  <option value="store">{t('by_store')}</option>
                  <option value="market">{t('by_market')}</option>
                </SelectField>
              )}
              {step === 'paid' ? (
                <>
                  <p className="wrap-anywhere">
                    {t('pay_to', { amount: money(to_pay), account: pay_to ?? '' })}
                  </p>
                  <TextField
                    label={t('reference')}
                    hint={t('reference_hint')}
                    name="reference"
                    autoComplete="off"
                    maxLength={40}
                    error={errors.reference}
                    required
                  />
                </>
              ) : (
                <TextAreaField
                  label={t('note')}
                  hint={t('note_hint')}
                  name="note"
                  maxLength={500}
                  error={errors.note}
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
