'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceCard } from '@/components/ui/choice';
import type { Address } from '@/lib/api/schemas/accounts';
import { AddressChoice } from './address-choice';
import { Step } from './step';
import type { CheckoutValues } from './values';

export function BillingStep({ saved }: { saved: Address[] }) {
  const t = useTranslations('checkout');
  const { register } = useFormContext<CheckoutValues>();
  const same = useWatch<CheckoutValues, 'billing_same'>({ name: 'billing_same' });
  return (
    <Step number={2} title={t('billing_address')}>
      <ChoiceCard type="checkbox" {...register('billing_same')}>
        {t('billing_same')}
      </ChoiceCard>
      {!same && <AddressChoice which="billing" saved={saved} label={t('billing_address')} />}
    </Step>
  );
}
