'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import useSWR from 'swr';
import { ActionDialog } from '@/components/areas/action-dialog';
import { AreaLink } from '@/components/areas/link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { TextAreaField, TextField } from '@/components/ui/field';
import { decideRefund, markRefundPaid } from '@/lib/api/operators/orders';
import { getOperatorMe } from '@/lib/api/operators/session';
import type { RefundRequest } from '@/lib/api/schemas/operators/refunds';
import { operatorKeys } from '@/lib/operator/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { dateTime, money } from '@/lib/storefront/format';

type Step = 'approve' | 'refuse' | 'paid';
type Props = {
  request: RefundRequest;
  onChanged: () => void;
  /** Names the order, where the card stands beside those of others. */
  withOrder?: boolean;
};

/** A refund that an operator asked for, and what this operator may do about it. */
export function RefundCard({ request, onChanged, withOrder }: Props) {
  const t = useTranslations('operator_refunds');
  const lang = useLocale();
  const me = useSWR(operatorKeys.me(lang), () => getOperatorMe(lang)).data;
  const [step, setStep] = useState<Step>();
  const { id, amount, reason, state, requested_by, requested_at, decided_by, pay_to } = request;
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

  async function send(value: (name: string) => string) {
    if (step === 'paid') await markRefundPaid(lang, id, value('reference'));
    else await decideRefund(lang, id, { approve: step === 'approve', note: value('note') });
    toast.success(t('saved'));
    onChanged();
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <b className="text-lg tabular-nums">{money(amount)}</b>
        <RefundBadge state={state} />
      </div>
      {withOrder && (
        <AreaLink
          href={`/operator/orders/${request.order_number}`}
          className="inline-flex min-h-11 items-center self-start font-semibold text-brand hover:underline"
        >
          {request.order_number}
        </AreaLink>
      )}
      <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {[
          t('asked_by', { name: requested_by?.name ?? t('by_key') }),
          dateTime(requested_at, lang),
          decided_by && t('decided_by', { name: decided_by }),
          request.decision_note,
          pay_to && t('goes_to', { account: pay_to }),
          request.paid_reference && t('reference_is', { reference: request.paid_reference }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {state === 'waiting' && isOwn && <p className="text-sm">{t('own')}</p>}
      {steps.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {steps.map((each) => (
            <Button
              key={each}
              look={each === 'refuse' ? 'danger' : 'primary'}
              onClick={() => setStep(each)}
            >
              {t(isOwn && each === 'refuse' ? 'take_back' : `do.${each}`)}
            </Button>
          ))}
        </div>
      )}
      {step && (
        <ActionDialog
          title={t(`ask.${step}`, { amount: money(amount) })}
          action={t(`do.${step}`)}
          look={step === 'refuse' ? 'danger' : 'primary'}
          onClose={() => setStep(undefined)}
          onSend={send}
        >
          {(errors) =>
            step === 'paid' ? (
              <>
                <p>{t('goes_to', { account: pay_to ?? '' })}</p>
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
            )
          }
        </ActionDialog>
      )}
    </div>
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

function RefundBadge({ state }: Pick<RefundRequest, 'state'>) {
  const t = useTranslations('operator_refunds');
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
