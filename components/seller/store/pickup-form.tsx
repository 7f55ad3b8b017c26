'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/account/submit-button';
import { Button } from '@/components/ui/button';
import { ChoiceCard } from '@/components/ui/choice';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import type { PickupAddress, PickupBody } from '@/lib/api/schemas/seller/store';
import { savePickup } from '@/lib/api/seller/store';
import { stateChoices } from '@/lib/storefront/catalog/states';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';

const resolver = lazyResolver<PickupBody>(async () => {
  const { pickupBodySchema } = await import('@/lib/api/schemas/seller/store');
  return pickupBodySchema as never;
});

const empty = { name: '', phone: '', address: '', city: '', state: '', pincode: '' };

type Props = { address?: PickupAddress; onSaved: () => void; onCancel: () => void };

/** A pickup address, to add or to change. */
export function PickupForm({ address, onSaved, onCancel }: Props) {
  const t = useTranslations('seller_store');
  const lang = useLocale();
  const form = useForm<PickupBody>({ resolver, defaultValues: address ?? empty });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;
  const field = (name: keyof typeof empty) => ({
    ...form.register(name),
    required: true,
    label: t(`pickup.${name}`),
    error: fieldText(errors[name]),
  });

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      await savePickup(lang, values, address?.id);
      onSaved();
    } catch (refused) {
      failure.show(refused);
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField {...field('name')} hint={t('pickup_name_hint')} />
      <TextField {...field('phone')} type="tel" />
      <TextAreaField {...field('address')} rows={2} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('pincode')} inputMode="numeric" />
        <TextField {...field('city')} />
      </div>
      <SelectField {...field('state')}>
        <option value="">{t('pickup_choose_state')}</option>
        {stateChoices(lang).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {!address?.is_default && (
        <ChoiceCard type="checkbox" {...form.register('is_default')}>
          {t('pickup_make_default')}
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
