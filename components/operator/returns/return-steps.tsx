'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionDialog } from '@/components/areas/action-dialog';
import { RowButton } from '@/components/areas/table/row-button';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { call } from '@/lib/client/call';
import { longestIdentifier } from '@/lib/contract/schemas/numbers/identifier-text';
import type { OperatorReturn } from '@/lib/contract/schemas/seller/returns';
import { toast } from '@/lib/storefront/browser/toast';
import { money } from '@/lib/storefront/format';

type Step = 'accept' | 'refuse' | 'paid' | 'came_back';
type Props = { shown: OperatorReturn; onChanged: () => void };

/** The decision about a disputed return, or the record that a refund was paid out. */
export function ReturnSteps({ shown, onChanged }: Props) {
  const t = useTranslations('operator_returns');
  const lang = useLocale();
  const [step, setStep] = useState<Step>();
  const { id, number, refund, status, pay_to, to_pay } = shown;
  const isPayable = status === 'refunded' && refund.to !== 'original_payment' && !refund.paid_at;
  /** The refund is paid at once, whether or not the store has the goods, so the cost must be assigned. */
  const isWithoutGoods = shown.disputed_from !== 'refused';

  async function send(value: (name: string) => string) {
    if (step === 'paid')
      await call('POST /api/operator/returns/{id}/paid', {
        lang,
        params: { id },
        body: { reference: value('reference') },
      });
    else if (step === 'came_back') {
      await call('POST /api/operator/returns/{id}/came-back', {
        lang,
        params: { id },
        body: {
          utr: value('utr'),
          returned_on: value('returned_on'),
          reason: value('reason'),
          refund_to: accountOf(value),
        },
      });
    } else {
      await call('POST /api/operator/returns/{id}/decide', {
        lang,
        params: { id },
        body: {
          accept: step === 'accept',
          note: value('note'),
          borne_by: value('borne_by') === 'market' ? 'market' : 'store',
          seen_replacement: shown.replacement_status,
        },
      });
    }
    const done = { paid: 'paid_done', came_back: 'came_back_done' } as const;
    const said = step === 'paid' || step === 'came_back' ? done[step] : 'decided';
    toast.success(t(said, { number }));
    onChanged();
  }

  const isEnd = (from: OperatorReturn['disputed_from']) =>
    from === 'refused' || from === 'sent_back' || shown.disputed_by === 'seller';
  const amount = money(refund.amount);
  return (
    <>
      {status === 'disputed' && (
        <>
          <RowButton onClick={() => setStep('accept')}>{t('accept')}</RowButton>
          <RowButton onClick={() => setStep('refuse')}>{t('refuse')}</RowButton>
        </>
      )}
      {isPayable && <RowButton onClick={() => setStep('paid')}>{t('paid')}</RowButton>}
      {status === 'refunded' && refund.reference && (
        <RowButton look="quiet" onClick={() => setStep('came_back')}>
          {t('came_back')}
        </RowButton>
      )}
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
              {step === 'refuse' && (
                <Notice>{t(isEnd(shown.disputed_from) ? 'refused_ends' : 'goes_on')}</Notice>
              )}
              {step === 'accept' && isWithoutGoods && (
                <SelectField label={t('borne_by')} name="borne_by" defaultValue="store">
                  <option value="store">{t('by_store')}</option>
                  <option value="market">{t('by_market')}</option>
                </SelectField>
              )}
              {step === 'came_back' && <CameBackFields errors={errors} />}
              {step === 'paid' && (
                <>
                  <p className="break-words">
                    {t('pay_to', { amount: money(to_pay), account: pay_to ?? '' })}
                  </p>
                  <TextField
                    label={t('reference')}
                    hint={t('reference_hint')}
                    name="reference"
                    autoComplete="off"
                    maxLength={longestIdentifier}
                    error={errors.reference}
                    required
                  />
                </>
              )}
              {(step === 'accept' || step === 'refuse') && (
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
    </>
  );
}

type Kind = 'upi' | 'bank';

/** The bank's reference of a returned refund, and the correct account. */
function CameBackFields({ errors }: { errors: Record<string, string> }) {
  const t = useTranslations('operator_returns');
  const [kind, setKind] = useState<Kind>('upi');
  const accountFields =
    kind === 'upi' ? (['upi'] as const) : (['name', 'account', 'ifsc'] as const);
  return (
    <>
      <Notice>{t('came_back_hint')}</Notice>
      <TextField
        label={t('came_back_utr')}
        name="utr"
        autoComplete="off"
        maxLength={longestIdentifier}
        error={errors.utr}
        required
      />
      <TextField
        label={t('returned_on')}
        name="returned_on"
        type="date"
        error={errors.returned_on}
        required
      />
      <TextField
        label={t('came_back_reason')}
        name="reason"
        maxLength={200}
        error={errors.reason}
        required
      />
      <SelectField
        label={t('account_kind')}
        name="kind"
        value={kind}
        onChange={({ target }) => setKind(target.value as Kind)}
      >
        <option value="upi">{t('account_fields.upi')}</option>
        <option value="bank">{t('account_fields.bank')}</option>
      </SelectField>
      {accountFields.map((name) => (
        <TextField
          key={name}
          label={t(`account_fields.${name}`)}
          name={name}
          autoComplete="off"
          error={errors[`refund_to.${name}`]}
          required
        />
      ))}
    </>
  );
}

/** Reads the account from the form, as the API takes it. */
const accountOf = (value: (name: string) => string) =>
  value('kind') === 'bank'
    ? ({
        kind: 'bank',
        name: value('name'),
        account: value('account'),
        ifsc: value('ifsc'),
      } as const)
    : ({ kind: 'upi', upi: value('upi') } as const);
