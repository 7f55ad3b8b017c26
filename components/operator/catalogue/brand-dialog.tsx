'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/account/submit-button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { saveBrand } from '@/lib/api/operators/catalogue';
import type { ManagedBrand } from '@/lib/api/schemas/operators/catalogue';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { PictureField } from './picture-field';
import { slugOf } from './slug-of';

type Values = { name: string; slug: string; image: string | null };

/** Changes a brand, or adds one. */
export function BrandDialog({
  brand,
  name: given = '',
  onClose,
  onSaved,
}: {
  brand?: ManagedBrand;
  /** What a new one is called to begin with. */
  name?: string;
  onClose: () => void;
  onSaved: () => void;
}) {
  const t = useTranslations('operator_catalogue');
  const lang = useLocale();
  const fieldText = useFieldText();
  const form = useForm<Values>({
    defaultValues: {
      name: brand?.name ?? given,
      slug: brand?.slug ?? slugOf(given),
      image: brand?.image ?? null,
    },
  });
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;
  const name = form.register('name', {
    onChange: ({ target }) => {
      if (!brand) form.setValue('slug', slugOf(target.value));
    },
  });
  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      await saveBrand(lang, brand?.id, values);
      onSaved();
    } catch (refused) {
      failure.show(refused);
    }
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={brand ? t('change_brand') : t('add_brand')}
      closeLabel={t('close')}
    >
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField {...name} required label={t('name')} error={fieldText(errors.name)} />
        <TextField
          {...form.register('slug')}
          required
          label={t('slug')}
          hint={brand ? t('slug_changes') : t('slug_hint')}
          error={fieldText(errors.slug)}
          autoCapitalize="none"
          spellCheck={false}
        />
        <PictureField
          value={form.watch('image')}
          onChange={(image) => form.setValue('image', image)}
        />
        {failure.text && <Notice tone="bad">{failure.text}</Notice>}
        <SubmitButton busy={isSubmitting}>{t('save')}</SubmitButton>
      </form>
    </Dialog>
  );
}
