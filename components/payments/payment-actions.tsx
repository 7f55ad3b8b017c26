'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { TestMark } from '@/components/checkout/test-mark';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import type { PaymentStatus } from '@/lib/contract/schemas/payments';
import { useRouter } from '@/lib/paths/navigation';
import { toast } from '@/lib/storefront/browser/toast';
import { money } from '@/lib/storefront/format';
import { useOrderChanged } from '@/lib/storefront/orders/use-orders';
import { usePaymentMethods } from '@/lib/storefront/payments/use-payment-methods';
import type { PaymentStep } from '@/lib/storefront/payments/use-take-payment';

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
  if (payment.can_pay_online) {
    return (
      <>
        {isTest && <TestMark />}
        <Button className="self-start" busy={!isIdle} onClick={onPay}>
          {t('pay_online', { amount: money(payment.amount) })}
        </Button>
        <p className="text-sm text-ink-soft">{t('pay_online_hint')}</p>
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

type CancelUnpaidProps = { number: string; disabled: boolean; onCancelled: () => void };

/** Cancels an unpaid order; its items are still in the cart. */
function CancelUnpaid({ number, disabled, onCancelled }: CancelUnpaidProps) {
  const t = useTranslations('payments');
  const te = useTranslations('errors');
  const lang = useLocale();
  const router = useRouter();
  const changed = useOrderChanged();
  const [isBusy, setBusy] = useState(false);

  async function cancel() {
    setBusy(true);
    try {
      const { id } = await dataOf(
        call('GET /api/orders/{orderNumber}', { params: { orderNumber: number }, lang }),
      );
      const reason = t('cancel_reason');
      changed(
        (
          await dataOf(
            call('POST /api/orders/{id}/cancel', {
              params: { id },
              lang,
              body: { reason },
              idempotencyKey: `unpaid-${number}`,
            }),
          )
        ).order,
      );
      router.push(`/order-cancelled?order=${number}`);
    } catch (failure) {
      const reason = failure instanceof ApiError && failure.code === 'api' && failure.message;
      toast.error(te('cancel_failed'), reason ? { description: reason } : undefined);
    } finally {
      setBusy(false);
      onCancelled();
    }
  }

  return (
    <ConfirmDialog
      title={t('cancel_title')}
      text={t('cancel_text')}
      labels={{ confirm: t('cancel'), cancel: t('keep') }}
      onConfirm={() => void cancel()}
    >
      {(ask) => (
        <Button look="quiet" disabled={disabled} busy={isBusy} onClick={ask}>
          {t('cancel')}
        </Button>
      )}
    </ConfirmDialog>
  );
}
