'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/shell/submit-button';
import { Button } from '@/components/ui/button';
import { ChoiceCard } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import type { Address, AddressBody } from '@/lib/contract/schemas/accounts';
import { keepAddress } from '@/lib/storefront/addresses/address-answers';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { AddressFields } from './address-fields';
import { useAddressBinding } from './use-address-binding';

type Values = Omit<AddressBody, 'type' | 'is_default'> & { is_default?: boolean };

const resolver = lazyResolver<Values>(async () => {
  const { addressBodySchema } = await import('@/lib/contract/schemas/accounts');
  return addressBodySchema.omit({ type: true }) as never;
});

type Props = {
  /** The address to change; undefined adds a new one. */
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
      // The form has no field for the type, and a change must keep it.
      const body = { ...values, ...(address && { type: address.type }) };
      keepAddress(
        await (address
          ? dataOf(call('PUT /api/addresses/{id}', { params: { id: address.id }, lang, body }))
          : dataOf(call('POST /api/addresses', { lang, body }))),
      );
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
