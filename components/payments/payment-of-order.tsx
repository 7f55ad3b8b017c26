'use client';

import { CreditCard } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { RestoringSpinner } from '@/components/account/session/restoring-spinner';
import { forgetDraft } from '@/components/checkout/use-draft';
import { OrderNumberForm } from '@/components/orders/order-number-form';
import { usePaymentStatus } from '@/components/payments/use-payment-status';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import type { User } from '@/lib/api/schemas/accounts';
import type { PaymentState } from '@/lib/api/schemas/payments';
import { useRouter } from '@/lib/i18n/navigation';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { takePaymentToOpen } from '@/lib/storefront/payments/open-payment-on-arrival';
import { useTakePayment } from '@/lib/storefront/payments/use-take-payment';
import { FailureNotice } from './failure-notice';
import { PaymentActions } from './payment-actions';
import { PaymentDetails } from './payment-details';
import { PaymentHeadline } from './payment-headline';

const open: readonly PaymentState[] = ['waiting', 'failed', 'checking'];

/** The page of an order's payment: state, details and actions. */
export function PaymentOfOrder({ number, user }: { number: string; user: User }) {
  const t = useTranslations('payments');
  const te = useTranslations('errors');
  const errorText = useErrorText();
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const { payment, error, isChecking, check, mutate: setPayment } = usePaymentStatus(number);
  const { step, failure, pay } = useTakePayment(number, (verified) => {
    if (verified) void setPayment(verified, { revalidate: false });
    else void check();
  });
  const wasOpen = useRef(false);
  const state = payment?.state;

  useEffect(() => {
    if (takePaymentToOpen(number)) void pay();
  }, [number, pay]);

  useEffect(() => {
    if (!state) return;
    if (open.includes(state)) wasOpen.current = true;
    else if (wasOpen.current) {
      // Once: the router keeps this page, hidden, and may show it again.
      wasOpen.current = false;
      // What the payment changed elsewhere.
      void mutate((key) => Array.isArray(key) && ['cart', 'orders', 'order'].includes(key[0]));
      if (state === 'paid') {
        forgetDraft(user);
        router.replace(`/order-success/${number}`);
      }
    }
  }, [state, number, user, router, mutate]);

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
