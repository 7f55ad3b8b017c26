'use client';

import { useTranslations } from 'next-intl';
import { failureCause, type ProviderFailure } from '@/lib/storefront/payments/provider-failure';

/** Why a payment failed, in the shopper's language; what is not known here in the provider's own words. */
export function FailureCause({ code, text }: ProviderFailure) {
  const t = useTranslations('payments');
  const cause = failureCause(code);
  if (cause) return t(`failures.${cause}`);
  return text ? <span lang="en">{text}</span> : null;
}
