'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { stateChoices } from '@/lib/storefront/states';

type Name = 'full_name' | 'phone' | 'full_address' | 'landmark' | 'city' | 'state' | 'pincode';
type Props = {
  /** What connects a field to its form, and its error. */
  field: (name: Name) => UseFormRegisterReturn & { error?: string };
  /** For the browser's own address book. */
  section: 'shipping' | 'billing';
};

/** An Indian address, in the order in which it is said. */
export function AddressFields({ field, section }: Props) {
  const t = useTranslations('address');
  const locale = useLocale();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...field('full_name')} label={t('full_name')} autoComplete={`${section} name`} />
      <TextField
        {...field('phone')}
        label={t('phone')}
        type="tel"
        autoComplete={`${section} tel`}
      />
      <TextAreaField
        {...field('full_address')}
        label={t('full_address')}
        hint={t('full_address_hint')}
        rows={2}
        autoComplete={`${section} street-address`}
        className="sm:col-span-2"
      />
      <TextField {...field('landmark')} label={t('landmark')} className="sm:col-span-2" />
      <TextField
        {...field('pincode')}
        label={t('pincode')}
        inputMode="numeric"
        autoComplete={`${section} postal-code`}
      />
      <TextField {...field('city')} label={t('city')} autoComplete={`${section} address-level2`} />
      <SelectField
        {...field('state')}
        label={t('state')}
        autoComplete={`${section} address-level1`}
        className="sm:col-span-2"
      >
        <option value="">{t('choose_state')}</option>
        {stateChoices(locale).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
