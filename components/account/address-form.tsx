'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { ChoiceCard } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { addAddress, updateAddress } from '@/lib/api/accounts';
import type { Address, AddressBody } from '@/lib/api/schemas/accounts';
import { lazyResolver } from '@/lib/storefront/lazy-resolver';
import { useFieldText } from '@/lib/storefront/use-field-text';
import { useFormFailure } from '@/lib/storefront/use-form-failure';
import { AddressFields } from './address-fields';
import { SubmitButton } from './submit-button';

type Values = Pick<
  AddressBody,
  'full_name' | 'phone' | 'full_address' | 'landmark' | 'city' | 'state' | 'pincode'
> & { is_default?: boolean };

const resolver = lazyResolver<Values>(async () => {
  const { addressBodySchema } = await import('@/lib/api/schemas/accounts');
  return addressBodySchema.omit({ location: true, type: true }) as never;
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
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      if (address) await updateAddress(lang, address.id, { ...values, ...keptOf(address) });
      else await addAddress(lang, values);
      onSaved();
    } catch (refused) {
      failure.show(refused);
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <AddressFields
        section="shipping"
        field={(name) => ({ ...form.register(name), error: fieldText(errors[name]) })}
      />
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
  const { city = '', state = '', pincode = '', is_default = false } = address ?? {};
  return {
    full_name,
    phone,
    full_address,
    landmark: landmark ?? '',
    city,
    state,
    pincode,
    is_default,
  };
}

/** What the form does not show and a change must not lose. */
const keptOf = ({ location, type }: Address) => ({ location: location ?? undefined, type });
