'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceCard } from '@/components/ui/choice';
import type { Address } from '@/lib/api/schemas/accounts';
import { AddressChoice } from './address-choice';
import { Step } from './step';
import { type CheckoutValues, newAddress } from './values';

export function ShippingStep({ saved }: { saved: Address[] }) {
  const t = useTranslations('checkout');
  const { register } = useFormContext<CheckoutValues>();
  const choice = useWatch<CheckoutValues, 'shipping'>({ name: 'shipping' });
  return (
    <Step number={1} title={t('shipping_address')}>
      <AddressChoice which="shipping" saved={saved} label={t('shipping_address')} />
      {choice === newAddress && (
        <ChoiceCard type="checkbox" {...register('save_address')}>
          {t('save_address')}
        </ChoiceCard>
      )}
    </Step>
  );
}
