'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { PaymentFailure } from '@/lib/storefront/use-take-payment';

/** The text of §8 for what went wrong, and under it the reason as the bank or the API gave it. */
export function FailureNotice({ failure: { code, reason } }: { failure: PaymentFailure }) {
  const t = useTranslations('payments');
  const te = useTranslations('errors');
  return (
    <Notice tone={code === 'not_confirmed' ? 'warn' : 'bad'}>
      <p>{code === 'not_confirmed' ? t('not_confirmed') : te(code)}</p>
      {reason && <p className="mt-1">{reason}</p>}
    </Notice>
  );
}
