'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ContractDialog } from '@/components/areas/form/contract-form';
import type { FormField } from '@/components/areas/form/form-field';
import { RowButton } from '@/components/areas/table/row-button';
import { useAction } from '@/components/areas/use-action';
import { Notice } from '@/components/ui/notice';
import { type BodyOf, call } from '@/lib/client/call';
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

type Step = 'paid' | 'failed' | 'came_back';

const utrField = {
  name: 'utr',
  kind: 'line',
  maxLength: longestIdentifier,
  isRequired: true,
} as const;
const reasonField = { name: 'reason', kind: 'line', maxLength: 200, isRequired: true } as const;

/** The steps that a settlement's state allows. */
export function SettlementSteps({ settlement, payoutsBy, onChanged }: Props) {
  const t = useTranslations('operator_settlements');
  const lang = useLocale();
  const { busy, run } = useAction();
  const [step, setStep] = useState<Step>();
  const { id, status, number, amount, store, payout } = settlement;
  const provider = textOr(t, `providers.${payout?.provider}`, payout?.provider ?? '');

  async function approve() {
    await run(async () => {
      await call('POST /api/operator/settlements/{id}/approve', { lang, params: { id } });
      toast.success(t('approved', { number }));
    });
    onChanged();
  }

  async function send(body: BodyOf<'POST /api/operator/settlements/{id}/came-back'>) {
    const to = { lang, params: { id } };
    const { utr, reason } = body;
    if (step === 'paid') {
      await call('POST /api/operator/settlements/{id}/paid', { ...to, body: { utr } });
    } else if (step === 'failed') {
      await call('POST /api/operator/settlements/{id}/failed', { ...to, body: { reason } });
    } else {
      await call('POST /api/operator/settlements/{id}/came-back', { ...to, body });
    }
    toast.success(t('saved'));
    onChanged();
  }

  const fieldsOf: Record<Step, FormField[]> = {
    paid: [{ ...utrField, label: 'UTR', hint: t('utr_hint') }],
    failed: [{ ...reasonField, label: t('reason'), hint: t('reason_hint') }],
    came_back: [
      { ...utrField, label: t('came_back_utr'), hint: t('utr_hint') },
      { name: 'returned_on', kind: 'day', label: t('returned_on'), isRequired: true },
      { ...reasonField, label: t('reason'), hint: t('reason_hint'), isWide: true },
    ],
  };

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
        <ContractDialog<BodyOf<'POST /api/operator/settlements/{id}/came-back'>>
          title={t(`ask_${step}`, { store: store.name, amount: money(amount) })}
          action={step === 'came_back' ? t('came_back') : t(`mark_${step}`)}
          look={step === 'paid' ? 'primary' : 'danger'}
          head={() => (
            <>
              {step === 'came_back' && <Notice>{t('came_back_hint')}</Notice>}
              {step === 'failed' && status === 'paying' && (
                <Notice tone="warn">{t('failed_paying_hint', { provider })}</Notice>
              )}
            </>
          )}
          fields={fieldsOf[step]}
          value={{}}
          schema={async () => {
            const all = await import('@/lib/contract/schemas/operators/settlements');
            return {
              paid: all.payoutSchema,
              failed: all.failedPayoutSchema,
              came_back: all.cameBackSchema,
            }[step];
          }}
          onClose={() => setStep(undefined)}
          onSend={send}
        />
      )}
    </div>
  );
}
