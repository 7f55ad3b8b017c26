'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { AddressFields } from '@/components/account/address-fields';
import { AddressLines } from '@/components/account/address-lines';
import { ChoiceCard } from '@/components/ui/choice';
import type { Address } from '@/lib/api/schemas/accounts';
import { useFieldText } from '@/lib/storefront/use-field-text';
import { type CheckoutValues, newAddress } from './values';

type Props = { which: 'shipping' | 'billing'; saved: Address[]; label: string };

/** One of the saved addresses, or a new one; with none saved only the fields. */
export function AddressChoice({ which, saved, label }: Props) {
  const t = useTranslations('address');
  const { register, formState } = useFormContext<CheckoutValues>();
  const choice = useWatch<CheckoutValues, typeof which>({ name: which });
  const fieldText = useFieldText();
  const errors = formState.errors[`${which}_address`];
  return (
    <div className="flex flex-col gap-4">
      {saved.length > 0 && (
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="sr-only">{label}</legend>
          {saved.map((address) => (
            <ChoiceCard
              key={address.id}
              type="radio"
              {...register(which)}
              value={String(address.id)}
            >
              <AddressLines address={address} />
            </ChoiceCard>
          ))}
          <ChoiceCard type="radio" {...register(which)} value={newAddress}>
            <span className="font-semibold">{t('other')}</span>
          </ChoiceCard>
        </fieldset>
      )}
      {choice === newAddress && (
        <AddressFields
          section={which}
          field={(name) => ({
            ...register(`${which}_address.${name}`),
            error: fieldText(errors?.[name]),
          })}
        />
      )}
    </div>
  );
}
