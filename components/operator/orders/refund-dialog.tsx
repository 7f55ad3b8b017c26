'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ActionDialog } from '@/components/areas/action-dialog';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import type { OperatorOrder } from '@/lib/contract/schemas/operators/orders';
import { toast } from '@/lib/storefront/browser/toast';
import { money } from '@/lib/storefront/format';
import { randomKey } from '@/lib/storefront/forms/random-key';
import { latinDigits } from '@/lib/text/digits';

type Props = { shown: OperatorOrder; onClose: () => void; onDone: () => void };

/** Asks for the amount and the reason; states beforehand whether another operator must approve. */
export function RefundDialog({ shown, onClose, onDone }: Props) {
  const t = useTranslations('operator_refunds');
  const lang = useLocale();
  const [amount, setAmount] = useState('');
  const [kind, setKind] = useState<'upi' | 'bank'>('upi');
  /** The idempotency key of a request, kept as long as the request is the same. */
  const asked = useRef({ request: '', key: '' });
  const given = Number(latinDigits(amount).replace(/[,\s₹]/g, ''));
  const alone = shown.refund_requests
    .filter(({ needs_approval, state }) => !needs_approval && state !== 'refused')
    .reduce((sum, request) => sum + request.amount, 0);
  const isAboveLimit = given + alone > shown.alone_up_to;

  async function send(value: (name: string) => string) {
    const account =
      kind === 'upi'
        ? { kind, upi: value('upi') }
        : { kind, name: value('name'), account: value('account'), ifsc: value('ifsc') };
    const body = {
      amount: given,
      reason: value('reason'),
      ...(shown.needs_account && { pay_to: account }),
    };
    const request = JSON.stringify(body);
    if (asked.current.request !== request) asked.current = { request, key: randomKey() };
    const { state } = await dataOf(
      call('POST /api/operator/orders/{orderNumber}/refunds', {
        lang,
        params: { orderNumber: shown.order.number },
        body,
        idempotencyKey: asked.current.key,
      }),
    );
    toast.success(t(state === 'waiting' ? 'asked' : 'made', { amount: money(given) }));
    onDone();
  }

  return (
    <ActionDialog title={t('refund')} action={t('send')} onClose={onClose} onSend={send}>
      {(errors) => (
        <>
          <TextField
            label={t('amount')}
            hint={t('at_most', { amount: money(shown.refundable) })}
            error={errors.amount}
            inputMode="decimal"
            autoComplete="off"
            required
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
          <TextAreaField
            label={t('reason')}
            hint={t('reason_hint')}
            error={errors.reason}
            name="reason"
            maxLength={500}
            required
          />
          {shown.needs_account && (
            <>
              <SelectField
                label={t('pay_to')}
                error={errors.pay_to}
                value={kind}
                onChange={({ target }) => setKind(target.value as 'upi' | 'bank')}
              >
                <option value="upi">UPI</option>
                <option value="bank">{t('bank')}</option>
              </SelectField>
              {(kind === 'upi'
                ? [['upi', t('upi')] as const]
                : ([
                    ['name', t('holder')],
                    ['account', t('account')],
                    ['ifsc', 'IFSC'],
                  ] as const)
              ).map(([name, label]) => (
                <TextField
                  key={name}
                  label={label}
                  name={name}
                  error={errors[`pay_to.${name}`]}
                  autoComplete="off"
                  required
                />
              ))}
            </>
          )}
          {given > 0 && (
            <Notice tone={isAboveLimit ? 'warn' : 'info'}>
              {isAboveLimit
                ? t('needs_second', { amount: money(shown.alone_up_to) })
                : t('goes_now')}
            </Notice>
          )}
        </>
      )}
    </ActionDialog>
  );
}
