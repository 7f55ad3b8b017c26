'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '@/components/areas/form-dialog';
import { TextField } from '@/components/ui/field';
import { call, dataOf } from '@/lib/client/call';
import type { ManagedBrand } from '@/lib/contract/schemas/operators/catalogue';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { PictureField } from './picture-field';
import { fillSlug } from './slug-of';

type Values = { name: string; slug: string; image: string | null };

/** Changes a brand, or adds one. */
export function BrandDialog({
  brand,
  name: given = '',
  onClose,
  onSaved,
}: {
  brand?: ManagedBrand;
  /** The initial name of a new brand. */
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
      slug: brand?.slug ?? '',
      image: brand?.image ?? null,
    },
  });
  const { errors } = form.formState;
  const follow = useCallback(
    (typed: string) =>
      void fillSlug(typed, {
        present: () => form.getValues('name'),
        set: (slug) => form.setValue('slug', slug),
      }),
    [form],
  );
  useEffect(() => {
    if (!brand) follow(given);
  }, [brand, given, follow]);
  const name = form.register('name', {
    onChange: ({ target }) => {
      if (!brand) follow(target.value);
    },
  });
  async function send(values: Values) {
    await (brand?.id === undefined
      ? dataOf(call('POST /api/operator/brands', { lang, body: values }))
      : dataOf(
          call('PUT /api/operator/brands/{id}', { lang, params: { id: brand?.id }, body: values }),
        ));
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
