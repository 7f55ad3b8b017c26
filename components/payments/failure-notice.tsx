'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { PaymentFailure } from '@/lib/storefront/payments/use-take-payment';
import { FailureCause } from './failure-cause';

/** The text of §8 for what went wrong, and under it the reason that the bank or the API gave. */
export function FailureNotice({ failure }: { failure: PaymentFailure }) {
  const { code, provider = '', reason, why } = failure;
  const t = useTranslations('payments');
  const te = useTranslations('errors');
  return (
    <Notice tone={code === 'not_confirmed' ? 'warn' : 'bad'}>
      <p>{code === 'not_confirmed' ? t('not_confirmed') : te(code, { provider })}</p>
      {reason && <p className="mt-1">{reason}</p>}
      {why && (
        <p className="mt-1 empty:hidden">
          <FailureCause {...why} />
        </p>
      )}
    </Notice>
  );
}
