'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { ChoiceCard } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { addAddress, updateAddress } from '@/lib/api/accounts';
import type { Address, AddressBody } from '@/lib/api/schemas/accounts';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { SubmitButton } from '../submit-button';
import { AddressFields } from './address-fields';
import { useAddressBinding } from './use-address-binding';

type Values = Omit<AddressBody, 'type' | 'is_default'> & { is_default?: boolean };

const resolver = lazyResolver<Values>(async () => {
  const { addressBodySchema } = await import('@/lib/api/schemas/accounts');
  return addressBodySchema.omit({ type: true }) as never;
});

type Props = {
  /** The one to change; without it, a new one. */
  address?: Address;
  onSaved: () => void;
  onCancel: () => void;
};

export function AddressForm({ address, onSaved, onCancel }: Props) {
  const t = useTranslations('address');
  const lang = useLocale();
  const form = useForm<Values>({ resolver, defaultValues: startingValues(address) });
  const binding = useAddressBinding(form);
  const failure = useFormFailure(form);
  const { isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      // The form does not show the type, and a change must not lose it.
      if (address) await updateAddress(lang, address.id, { ...values, type: address.type });
      else await addAddress(lang, values);
      onSaved();
    } catch (refused) {
      failure.show(refused);
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <AddressFields binding={binding} section="shipping" />
      {!address?.is_default && (
        <ChoiceCard type="checkbox" {...form.register('is_default')}>
          {t('make_default')}
        </ChoiceCard>
      )}
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isSubmitting}>{t('save')}</SubmitButton>
        <Button look="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

function startingValues(address: Address | undefined): Values {
  const { full_name = '', phone = '', full_address = '', landmark } = address ?? {};
  const { city = '', state = '', pincode = '', is_default = false, location } = address ?? {};
  return {
    full_name,
    phone,
    full_address,
    landmark: landmark ?? '',
    city,
    state,
    pincode,
    location: location ?? undefined,
    is_default,
  };
}
