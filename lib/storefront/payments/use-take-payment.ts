'use client';

import { useLocale } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/lib/client/request';
import type { PaymentStatus } from '@/lib/contract/schemas/payments';
import { withRetries } from '../browser/with-retries';
import { CheckoutFault, type CheckoutFaultCode } from './checkouts/checkout';
import { openCheckout, providerLabel } from './checkouts/open-checkout';
import { createPaymentOrder, type Receipt, verifyPayment } from './payment-calls';
import type { ProviderFailure } from './provider-failure';

/** Keys under `errors` (§8); `not_confirmed` means that the outcome is not known yet. */
export type PaymentFailure = {
  code:
    | CheckoutFaultCode
    | 'payment_order_failed'
    | 'payment_cancelled'
    | 'payment_failed'
    | 'payment_verification_failed'
    | 'not_confirmed';
  /** The provider's displayed name, if the text of the code contains it. */
  provider?: string;
  /** The API's message, in the shopper's language. */
  reason?: string;
  why?: ProviderFailure;
};

/** The current step: the provider's checkout is being opened, is open, or its receipt is being verified. */
export type PaymentStep = 'idle' | 'opening' | 'open' | 'verifying';

const retries = [1000, 3000];
const isAnswered = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && failure.status >= 400 && failure.status < 500;

function unlessAnswered(failure: unknown): ApiError {
  if (isAnswered(failure)) return failure;
  throw failure;
}

/**
 * Takes the payment of an order in the provider's checkout, and has its receipt verified.
 * @param onVerified called with the payment's status; undefined if the status must be requested
 */
export function useTakePayment(
  orderNumber: string,
  onVerified: (payment: PaymentStatus | undefined) => void,
) {
  const lang = useLocale();
  const [step, setStep] = useState<PaymentStep>('idle');
  const [failure, setFailure] = useState<PaymentFailure>();
  const isBusy = useRef(false);
  const close = useRef<() => void>(undefined);
  const report = useRef(onVerified);
  report.current = onVerified;
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      close.current?.();
    };
  }, []);

  const end = useCallback((ended?: PaymentFailure) => {
    isBusy.current = false;
    close.current = undefined;
    setStep('idle');
    setFailure(ended);
  }, []);

  const verify = useCallback(
    async (receipt: Receipt) => {
      setStep('verifying');
      setFailure(undefined);
      const verified = await withRetries(
        () => verifyPayment(lang, receipt).catch(unlessAnswered),
        retries,
      ).catch(() => undefined);
      if (verified && !(verified instanceof ApiError)) {
        end();
        return report.current(verified);
      }
      end({ code: verified ? 'payment_verification_failed' : 'not_confirmed' });
      report.current(undefined);
    },
    [lang, end],
  );

  const pay = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(undefined);
    setStep('opening');
    let provider = '';
    try {
      const order = await createPaymentOrder(lang, orderNumber);
      if (isLeft.current) return;
      provider = providerLabel(order.provider);
      const shut = await openCheckout(order, {
        onPaid: (receipt) => void verify(receipt),
        onFailed(why) {
          setFailure({ code: 'payment_failed', why });
          // The order may have been paid in the meantime, e.g. in another tab.
          report.current(undefined);
        },
        onDismissed() {
          end({ code: 'payment_cancelled' });
          report.current(undefined);
        },
      });
      if (isLeft.current) return shut();
      close.current = shut;
      setStep('open');
    } catch (fault) {
      if (fault instanceof CheckoutFault) return end({ code: fault.code, provider });
      end({ code: 'payment_order_failed', reason: isAnswered(fault) ? fault.message : undefined });
      report.current(undefined);
    }
  }, [lang, orderNumber, verify, end]);

  return { step, failure, pay };
}
