'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { FormDialog } from '@/components/areas/form-dialog';
import { TextField } from '@/components/ui/field';
import { saveBrand } from '@/lib/api/operators/catalogue';
import type { ManagedBrand } from '@/lib/api/schemas/operators/catalogue';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
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
  const { errors } = form.formState;
  const name = form.register('name', {
    onChange: ({ target }) => {
      if (!brand) form.setValue('slug', slugOf(target.value));
    },
  });
  async function send(values: Values) {
    await saveBrand(lang, brand?.id, values);
    onSaved();
  }

  return (
    <FormDialog
      form={form}
      title={brand ? t('change_brand') : t('add_brand')}
      action={t('save')}
      onClose={onClose}
      onSend={send}
    >
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
    </FormDialog>
  );
}
