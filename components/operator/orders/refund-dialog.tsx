'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { numberIn } from '@/components/areas/form/values';
import { accountFields } from '@/components/operator/ui/account-fields';
import { Notice } from '@/components/ui/notice';
import { type BodyOf, call, dataOf } from '@/lib/client/call';
import type { OperatorOrder } from '@/lib/contract/schemas/operators/orders';
import { toast } from '@/lib/storefront/browser/toast';
import { money } from '@/lib/storefront/format';
import { randomKey } from '@/lib/storefront/forms/random-key';

type Props = { shown: OperatorOrder; onClose: () => void; onDone: () => void };

/** Asks for the amount and the reason; states beforehand whether another operator must approve. */
export function RefundDialog({ shown, onClose, onDone }: Props) {
  const t = useTranslations('operator_refunds');
  const lang = useLocale();
  /** The idempotency key of a request, kept as long as the request is the same. */
  const asked = useRef({ request: '', key: '' });
  const alone = shown.refund_requests
    .filter(({ needs_approval, state }) => !needs_approval && state !== 'refused')
    .reduce((sum, request) => sum + request.amount, 0);

  async function send(body: BodyOf<'POST /api/operator/orders/{orderNumber}/refunds'>) {
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
    toast.success(t(state === 'waiting' ? 'asked' : 'made', { amount: money(body.amount) }));
    onDone();
  }

  return (
    <ContractDialog<BodyOf<'POST /api/operator/orders/{orderNumber}/refunds'>>
      title={t('refund')}
      action={t('send')}
      fields={[
        {
          name: 'amount',
          kind: 'number',
          label: t('amount'),
          hint: t('at_most', { amount: money(shown.refundable) }),
          isRequired: true,
          isWide: true,
        },
        {
          name: 'reason',
          kind: 'text',
          label: t('reason'),
          hint: t('reason_hint'),
          rows: 3,
          maxLength: 500,
          isRequired: true,
          isWide: true,
        },
        ...(shown.needs_account
          ? accountFields('pay_to', {
              kind: t('pay_to'),
              upiKind: 'UPI',
              bank: t('bank'),
              upi: t('upi'),
              name: t('holder'),
              account: t('account'),
              ifsc: 'IFSC',
            })
          : []),
      ]}
      value={{ pay_to: { kind: 'upi' } }}
      schema={async () =>
        (await import('@/lib/contract/schemas/operators/refunds')).newRefundSchema
      }
      foot={(values) => {
        const given = numberIn(String(values.amount));
        if (!(given > 0)) return null;
        const isAboveLimit = given + alone > shown.alone_up_to;
        return (
          <Notice tone={isAboveLimit ? 'warn' : 'info'}>
            {isAboveLimit ? t('needs_second', { amount: money(shown.alone_up_to) }) : t('goes_now')}
          </Notice>
        );
      }}
      onClose={onClose}
      onSend={send}
    />
  );
}
