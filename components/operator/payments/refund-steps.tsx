'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { RowButton } from '@/components/areas/table/row-button';
import { Badge } from '@/components/ui/badge';
import { Whole } from '@/components/ui/whole';
import { type BodyOf, call } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import { longestIdentifier } from '@/lib/contract/schemas/numbers/identifier-text';
import type { RefundRequest } from '@/lib/contract/schemas/operators/refunds';
import { toast } from '@/lib/storefront/browser/toast';
import { dateTime, money } from '@/lib/storefront/format';

type Step = 'approve' | 'refuse' | 'paid';
type Props = { request: RefundRequest; onChanged: () => void };

/** A refund requested by an operator, on the page of its order. */
export function RefundCard({ request, onChanged }: Props) {
  const details = useRefundDetails(request);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Whole as="b" className="text-lg tabular-nums">
          {money(request.amount)}
        </Whole>
        <RefundBadge state={request.state} />
      </div>
      <p className="whitespace-pre-line wrap-anywhere">{request.reason}</p>
      <p className="text-sm text-ink-soft wrap-anywhere">{details.join(' · ')}</p>
      <RefundSteps request={request} onChanged={onChanged} />
    </div>
  );
}

/** The details of a refund: its requester, its approver and its destination. */
export function useRefundDetails(request: RefundRequest): string[] {
  const t = useTranslations('operator_refunds');
  const lang = useLocale();
  const { requested_by: asker, requested_at: at, decided_by: decider, pay_to: account } = request;
  return [
    t('asked_by', { name: asker?.name ?? t('by_key') }),
    dateTime(at, lang),
    decider && t('decided_by', { name: decider }),
    request.decision_note,
    account && t('goes_to', { account }),
    request.paid_reference && t('reference_is', { reference: request.paid_reference }),
  ].filter((text): text is string => Boolean(text));
}

/** The buttons of a refund that this operator may use. */
export function RefundSteps({ request, onChanged }: Props) {
  const t = useTranslations('operator_refunds');
  const lang = useLocale();
  const me = useCall('GET /api/operator/me').data;
  const [step, setStep] = useState<Step>();
  const { id, amount, state, requested_by, pay_to } = request;
  const mayDecide = me?.role === 'owner' || me?.role === 'finance';
  const isOwn = requested_by !== null && requested_by.id === me?.id;
  const steps: Step[] = !mayDecide
    ? []
    : state === 'waiting'
      ? isOwn
        ? ['refuse']
        : ['approve', 'refuse']
      : state === 'to_pay'
        ? ['paid']
        : [];

  const shared = { lang, params: { id } };
  const dialogOf = (asked: Step) => ({
    title: t(`ask.${asked}`, { amount: money(amount) }),
    action: t(`do.${asked}`),
    onClose: () => setStep(undefined),
  });
  const done = () => {
    toast.success(t('saved'));
    onChanged();
  };

  return (
    <>
      {state === 'waiting' && isOwn && <p className="text-sm">{t('own')}</p>}
      {steps.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {steps.map((each) => (
            <RowButton
              key={each}
              look={each === 'refuse' ? 'danger' : 'primary'}
              onClick={() => setStep(each)}
            >
              {t(isOwn && each === 'refuse' ? 'take_back' : `do.${each}`)}
            </RowButton>
          ))}
        </div>
      )}
      {step === 'paid' && (
        <ContractDialog<BodyOf<'POST /api/operator/refunds/{id}/paid'>>
          {...dialogOf(step)}
          head={() => <p>{t('goes_to', { account: pay_to ?? '' })}</p>}
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
            (await import('@/lib/contract/schemas/operators/refunds')).paidRefundSchema
          }
          onSend={async (body) => {
            await call('POST /api/operator/refunds/{id}/paid', { ...shared, body });
            done();
          }}
        />
      )}
      {(step === 'approve' || step === 'refuse') && (
        <ContractDialog<BodyOf<'POST /api/operator/refunds/{id}/decide'>>
          {...dialogOf(step)}
          look={step === 'refuse' ? 'danger' : 'primary'}
          fields={[
            {
              name: 'note',
              kind: 'text',
              label: t('note'),
              hint: t('note_hint'),
              rows: 3,
              maxLength: 500,
              isRequired: true,
            },
          ]}
          value={{}}
          more={{ approve: step === 'approve' }}
          schema={async () =>
            (await import('@/lib/contract/schemas/operators/refunds')).decideRefundSchema
          }
          onSend={async (body) => {
            await call('POST /api/operator/refunds/{id}/decide', { ...shared, body });
            done();
          }}
        />
      )}
    </>
  );
}

const tones: Record<RefundRequest['state'], ComponentProps<typeof Badge>['tone']> = {
  waiting: 'warn',
  refused: 'neutral',
  to_pay: 'accent',
  under_way: 'info',
  done: 'good',
  failed: 'bad',
};

export function RefundBadge({ state }: Pick<RefundRequest, 'state'>) {
  const t = useTranslations('operator_refunds');
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
