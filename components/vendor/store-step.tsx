'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { isGstin, panOf, stateCodeOf } from '@/lib/contract/schemas/numbers/gstin';
import { bareCode } from '@/lib/contract/schemas/numbers/identifier-text';
import { states } from '@/lib/i18n/states';
import { stateChoices } from '@/lib/storefront/catalog/states';
import type { ApplicationValues } from './application-values';
import { useApplicationField } from './use-application-field';

/** The business: a valid GSTIN fills in its PAN and its state. */
export function StoreStep() {
  const t = useTranslations('vendor');
  const locale = useLocale();
  const field = useApplicationField();
  const { setValue } = useFormContext<ApplicationValues>();
  const gst = field('gst_number');

  function fillFrom(typed: string) {
    const gstin = bareCode(typed);
    if (!isGstin(gstin)) return;
    const settled = { shouldValidate: true };
    setValue('gst_number', gstin, settled);
    setValue('pan_number', panOf(gstin), settled);
    const state = states.find(({ code }) => code === stateCodeOf(gstin));
    if (state) setValue('state', state.name, settled);
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...field('store_name')}
        required
        label={t('store_name')}
        autoComplete="organization"
        className="sm:col-span-2"
      />
      <TextField
        {...gst}
        required
        onBlur={(event) => {
          void gst.onBlur(event);
          fillFrom(event.target.value);
        }}
        label={t('gst_number')}
        hint={t('gst_hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      <TextField
        {...field('pan_number')}
        required
        label={t('pan_number')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
      />
      <TextAreaField
        {...field('address')}
        required
        label={t('address')}
        rows={2}
        autoComplete="street-address"
        className="sm:col-span-2"
      />
      <TextField {...field('city')} required label={t('city')} autoComplete="address-level2" />
      <TextField
        {...field('postal_code')}
        required
        label={t('postal_code')}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <SelectField {...field('state')} required label={t('state')} autoComplete="address-level1">
        <option value="">{t('choose_state')}</option>
        {stateChoices(locale).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {/* Display only: the application sends the English name. */}
      <TextField label={t('country')} value={t('india')} readOnly />
      <TextField
        {...field('care_email')}
        label={t('care_email')}
        hint={t('care_email_hint')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        className="sm:col-span-2"
      />
    </div>
  );
}
