'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { forgetDraft } from '@/components/checkout/use-draft';
import { OrderNumberForm } from '@/components/orders/order-number-form';
import { isKnown, shownStatus } from '@/components/payments/payment-status-name';
import { usePaymentStatus } from '@/components/payments/use-payment-status';
import { RestoringSpinner } from '@/components/session/restoring-spinner';
import { Link } from '@/components/shell/navigation/link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { CreditCard } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import { Whole } from '@/components/ui/whole';
import type { User } from '@/lib/contract/schemas/accounts';
import type { PaymentState, PaymentStatus } from '@/lib/contract/schemas/payments';
import { useRouter } from '@/lib/paths/navigation';
import { forgetCart } from '@/lib/storefront/cart/cart-answers';
import { dateTime, money } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { ordersChanged } from '@/lib/storefront/orders/use-orders';
import { takePaymentToOpen } from '@/lib/storefront/payments/open-payment-on-arrival';
import { failureCause, type ProviderFailure } from '@/lib/storefront/payments/provider-failure';
import { type PaymentFailure, useTakePayment } from '@/lib/storefront/payments/use-take-payment';
import { PaymentActions } from './payment-actions';
import { PaymentHeadline } from './payment-headline';

const open: readonly PaymentState[] = ['waiting', 'failed', 'checking'];

/** The page of an order's payment: state, details and actions. */
export function PaymentOfOrder({ number, user }: { number: string; user: User }) {
  const t = useTranslations('payments');
  const te = useTranslations('errors');
  const errorText = useErrorText();
  const router = useRouter();
  const { payment, error, isChecking, check, mutate: setPayment } = usePaymentStatus(number);
  const { step, failure, pay } = useTakePayment(number, (verified) => {
    if (verified) void setPayment(verified, { revalidate: false });
    else void check();
  });
  const wasOpen = useRef(false);
  const wasDue = useRef(false);
  const state = payment?.state;

  useEffect(() => {
    if (takePaymentToOpen(number)) void pay();
  }, [number, pay]);

  useEffect(() => {
    if (!state) return;
    if (state === 'due') wasDue.current = true;
    if (open.includes(state)) wasOpen.current = true;
    else if (wasOpen.current || (wasDue.current && state !== 'due')) {
      // Runs once: the router keeps this page, hidden, and may show it again.
      wasOpen.current = false;
      const wasPlaced = wasDue.current;
      wasDue.current = false;
      ordersChanged();
      // A cash order was placed before, and its payment stays on this page.
      if (wasPlaced) return;
      forgetCart();
      if (state === 'paid') {
        forgetDraft(user);
        router.replace(`/order-success/${number}`);
      }
    }
  }, [state, number, user, router]);

  if (error && !payment) {
    return (
      <>
        <EmptyState
          level={2}
          icon={CreditCard}
          title={te('payment_status_failed')}
          hint={errorText(error)}
        />
        <OrderNumberForm number={number} path="/profile/payments" action={t('check')} />
      </>
    );
  }
  if (!payment) return <RestoringSpinner label={t('loading')} />;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Card className="flex min-w-0 flex-col gap-5">
        <PaymentHeadline payment={payment} isVerifying={step === 'verifying'} onLapsed={check} />
        {failure && <FailureNotice failure={failure} />}
        {Boolean(error) && <Notice tone="warn">{te('payment_status_failed')}</Notice>}
        <PaymentActions
          payment={payment}
          step={step}
          isChecking={isChecking}
          onPay={() => void pay()}
          onCheck={() => void check()}
        />
      </Card>
      <PaymentDetails payment={payment} />
    </div>
  );
}

/** The failure's text of §8, followed by the reason of the bank or the API. */
function FailureNotice({ failure }: { failure: PaymentFailure }) {
  const { code, provider = '', reason, why } = failure;
  const t = useTranslations('payments');
  const te = useTranslations('errors');
  return (
    <Notice tone={code === 'not_confirmed' ? 'warn' : 'bad'}>
      <p>{code === 'not_confirmed' ? t('not_confirmed') : te(code, { provider })}</p>
      {reason && <p className="mt-1">{reason}</p>}
      {why && (
        <p className="mt-1">
          <FailureCause code={why.code} />
        </p>
      )}
    </Notice>
  );
}

/** Explains in the shopper's language why a payment failed; the provider's own text is for operators. */
function FailureCause({ code }: Pick<ProviderFailure, 'code'>) {
  const t = useTranslations('payments');
  return t(`failures.${failureCause(code)}`);
}

/** The known "Payment status details" of specification §3. */
function PaymentDetails({ payment }: { payment: PaymentStatus }) {
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
        <Whole>{payment.order_number}</Whole>
      </Link>,
    ],
    [t('payment_number'), payment.payment_number],
    [t('amount'), money(payment.amount)],
    [t('method'), to(`payment_method.${payment.payment_method}`)],
    [t('transaction_id'), payment.transaction_id],
    [t('processed_at'), payment.processed_at && dateTime(payment.processed_at, locale)],
    [t('failure_reason'), reason && <FailureCause key="failure" code={code} />],
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
              <dd className="min-w-0 text-right break-words">{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
