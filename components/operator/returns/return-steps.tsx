'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ContractDialog } from '@/components/areas/form/contract-form';
import type { FormField } from '@/components/areas/form/form-field';
import { RowButton } from '@/components/areas/table/row-button';
import { accountFields } from '@/components/operator/ui/account-fields';
import { Notice } from '@/components/ui/notice';
import { type BodyOf, call } from '@/lib/client/call';
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

  const to = { lang, params: { id } };
  const done = (said: 'paid_done' | 'came_back_done' | 'decided') => {
    toast.success(t(said, { number }));
    onChanged();
  };

  const isEnd = (from: OperatorReturn['disputed_from']) =>
    from === 'refused' || from === 'sent_back' || shown.disputed_by === 'seller';
  const amount = money(refund.amount);
  const dialogOf = (asked: Step) => ({
    title: t(`ask.${asked}`, { number }),
    action: t(asked),
    onClose: () => setStep(undefined),
  });
  const borneBy: FormField = {
    name: 'borne_by',
    kind: 'choice',
    label: t('borne_by'),
    options: [
      { value: 'store', label: t('by_store') },
      { value: 'market', label: t('by_market') },
    ],
    isWide: true,
  };
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
      {(step === 'accept' || step === 'refuse') && (
        <ContractDialog<BodyOf<'POST /api/operator/returns/{id}/decide'>>
          {...dialogOf(step)}
          look={step === 'refuse' ? 'danger' : 'primary'}
          head={() => (
            <Notice>
              {step === 'refuse'
                ? t(isEnd(shown.disputed_from) ? 'refused_ends' : 'goes_on')
                : isWithoutGoods
                  ? t('accepted_refunds', { amount })
                  : t('accepted_comes_back', { amount, kind: shown.kind })}
            </Notice>
          )}
          fields={[
            ...(step === 'accept' && isWithoutGoods ? [borneBy] : []),
            {
              name: 'note',
              kind: 'text',
              label: t('note'),
              hint: t('note_hint'),
              rows: 3,
              maxLength: 500,
              isRequired: true,
              isWide: true,
            },
          ]}
          value={{ borne_by: 'store' }}
          more={{ accept: step === 'accept', seen_replacement: shown.replacement_status }}
          schema={async () =>
            (await import('@/lib/contract/schemas/seller/returns')).decideReturnSchema
          }
          onSend={async (body) => {
            await call('POST /api/operator/returns/{id}/decide', { ...to, body });
            done('decided');
          }}
        />
      )}
      {step === 'paid' && (
        <ContractDialog<BodyOf<'POST /api/operator/returns/{id}/paid'>>
          {...dialogOf(step)}
          head={() => (
            <p className="break-words">
              {t('pay_to', { amount: money(to_pay), account: pay_to ?? '' })}
            </p>
          )}
          fields={[
            {
              name: 'reference',
              kind: 'line',
              label: t('reference'),
              hint: t('reference_hint'),
              maxLength: longestIdentifier,
              isRequired: true,
            },
          ]}
          value={{}}
          schema={async () =>
            (await import('@/lib/contract/schemas/seller/returns')).paidReturnSchema
          }
          onSend={async (body) => {
            await call('POST /api/operator/returns/{id}/paid', { ...to, body });
            done('paid_done');
          }}
        />
      )}
      {step === 'came_back' && (
        <ContractDialog<BodyOf<'POST /api/operator/returns/{id}/came-back'>>
          {...dialogOf(step)}
          head={() => <Notice>{t('came_back_hint')}</Notice>}
          fields={[
            {
              name: 'utr',
              kind: 'line',
              label: t('came_back_utr'),
              maxLength: longestIdentifier,
              isRequired: true,
            },
            { name: 'returned_on', kind: 'day', label: t('returned_on'), isRequired: true },
            {
              name: 'reason',
              kind: 'line',
              label: t('came_back_reason'),
              maxLength: 200,
              isRequired: true,
              isWide: true,
            },
            ...accountFields('refund_to', {
              kind: t('account_kind'),
              upi: t('account_fields.upi'),
              bank: t('account_fields.bank'),
              name: t('account_fields.name'),
              account: t('account_fields.account'),
              ifsc: t('account_fields.ifsc'),
            }),
          ]}
          value={{ refund_to: { kind: 'upi' } }}
          schema={async () =>
            (await import('@/lib/contract/schemas/operators/settlements')).cameBackReturnSchema
          }
          onSend={async (body) => {
            await call('POST /api/operator/returns/{id}/came-back', { ...to, body });
            done('came_back_done');
          }}
        />
      )}
    </>
  );
}
