'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import type { PaymentStatus } from '@/lib/api/schemas/payments';
import { money } from '@/lib/storefront/format';
import { usePaymentMethods } from '@/lib/storefront/payments/use-payment-methods';
import type { PaymentStep } from '@/lib/storefront/payments/use-take-payment';
import { CancelUnpaid } from './cancel-unpaid';
import { TestMark } from './test-mark';

type Props = {
  payment: PaymentStatus;
  step: PaymentStep;
  isChecking: boolean;
  onPay: () => void;
  onCheck: () => void;
};

/** The actions that the state of a payment allows. */
export function PaymentActions({ payment, step, isChecking, onPay, onCheck }: Props) {
  const t = useTranslations('payments');
  const { isTest } = usePaymentMethods();
  const { state, order_number: number, expires_at } = payment;
  const isPayable = expires_at !== null && ['waiting', 'failed'].includes(state);
  const isIdle = step === 'idle';

  if (isPayable) {
    return (
      <>
        {isTest && <TestMark />}
        <div className="flex gap-3 max-sm:flex-col sm:flex-wrap">
          <Button busy={!isIdle} onClick={onPay}>
            {t(state === 'failed' ? 'pay_again' : 'pay', { amount: money(payment.amount) })}
          </Button>
          <Button asChild look="outline">
            <Link href="/checkout">{t('pay_otherwise')}</Link>
          </Button>
          <CancelUnpaid number={number} disabled={!isIdle} onCancelled={onCheck} />
        </div>
        <p className="text-sm text-ink-soft">{t('kept_hint')}</p>
      </>
    );
  }
  if (state === 'checking') {
    return (
      <Button look="outline" className="self-start" busy={isChecking} onClick={onCheck}>
        {t('check_again')}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button asChild look={state === 'cancelled' ? 'outline' : 'primary'}>
        <Link href={`/profile/orders/${number}`}>{t('to_order')}</Link>
      </Button>
      {state === 'cancelled' && (
        <Button asChild>
          <Link href="/cart">{t('to_cart')}</Link>
        </Button>
      )}
    </div>
  );
}
