'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isKnown, shownStatus } from '@/components/payments/payment-status-name';
import { Link } from '@/components/shell/navigation/link';
import { Card } from '@/components/ui/card';
import type { PaymentStatus } from '@/lib/api/schemas/payments';
import { dateTime, money } from '@/lib/storefront/format';
import { FailureCause } from './failure-cause';

/** Specification §3, "Payment status details": what is known of them. */
export function PaymentDetails({ payment }: { payment: PaymentStatus }) {
  const t = useTranslations('payments');
  const to = useTranslations('orders');
  const locale = useLocale();
  const { failure_code: code, failure_reason: reason } = payment;
  const status = shownStatus(payment);
  const isBack = status === 'refunded';
  const rows: [name: string, value: ReactNode][] = [
    [
      to('number'),
      <Link
        key="order"
        href={`/profile/orders/${payment.order_number}`}
        className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
      >
        {payment.order_number}
      </Link>,
    ],
    [t('payment_number'), payment.payment_number],
    [t('amount'), money(payment.amount)],
    [t('method'), to(`payment_method.${payment.payment_method}`)],
    [t('transaction_id'), payment.transaction_id],
    [t('processed_at'), payment.processed_at && dateTime(payment.processed_at, locale)],
    [t('failure_reason'), reason && <FailureCause key="failure" code={code} text={reason} />],
    [t('provider_status'), isKnown(status) ? t(`provider_statuses.${status}`) : status],
    [t('captured'), t(payment.captured ? (isBack ? 'yes_and_refunded' : 'yes') : 'no')],
    [t('refunded'), payment.refunded > 0 && money(payment.refunded)],
    [t('refund_pending'), payment.refund_pending > 0 && money(payment.refund_pending)],
  ];
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t('details')}</h2>
      <dl className="flex flex-col divide-y divide-line">
        {rows
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2.5">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="text-right wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
