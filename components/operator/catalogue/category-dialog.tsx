'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { chartDraftOf, chartOf, emptyChart } from '@/components/areas/chart-draft';
import { ChartFields } from '@/components/areas/chart-fields';
import { AreaDialog } from '@/components/areas/dialog';
import { SubmitButton } from '@/components/shell/submit-button';
import { Button } from '@/components/ui/button';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { type BodyOf, call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import type {
  CategoryAttribute,
  ManagedCategory,
} from '@/lib/contract/schemas/operators/catalogue';
import type { SizeChart } from '@/lib/contract/schemas/size-chart';
import { languageName } from '@/lib/i18n/language-name';
import { defaultLocale, otherLocales } from '@/lib/i18n/locales';
import { type FieldIn, fieldIn, fieldValues, textIn } from '@/lib/i18n/translated';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { PictureField } from './picture-field';
import { fillSlug } from './slug-of';

type CategoryInput = BodyOf<'POST /api/operator/categories'>;

type Values = Record<FieldIn<'name'>, string> & {
  slug: string;
  parent_id: string;
  hsn: string;
  gst_rate: string;
  attributes: string;
  image: string | null;
};

type Props = {
  /** The category to change; undefined adds a new one. */
  category?: ManagedCategory;
  departments: ManagedCategory[];
  onClose: () => void;
  onSaved: () => void;
};

const gstRates = [0, 5, 18, 40];

export function CategoryDialog({ category, departments, onClose, onSaved }: Props) {
  const t = useTranslations('operator_catalogue');
  const lang = useLocale();
  const fieldText = useFieldText();
  const form = useForm<Values>({ defaultValues: valuesOf(category) });
  const failure = useFormFailure(form);
  const chart = useCategoryChart(category?.size_chart ?? null);
  const { errors, isSubmitting } = form.formState;
  const name = form.register('name', {
    onChange: ({ target }) => {
      if (category) return;
      void fillSlug(target.value, {
        present: () => form.getValues('name'),
        set: (slug) => form.setValue('slug', slug),
      });
    },
  });

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    chart.refuse(undefined);
    try {
      await (category?.id === undefined
        ? dataOf(
            call('POST /api/operator/categories', {
              lang,
              body: { ...bodyOf(values), size_chart: chart.written },
            }),
          )
        : dataOf(
            call('PUT /api/operator/categories/{id}', {
              lang,
              params: { id: category?.id },
              body: { ...bodyOf(values), size_chart: chart.written },
            }),
          ));
      onSaved();
    } catch (refused) {
      chart.refuse(refused);
      failure.show(refused);
    }
  });

  return (
    <AreaDialog open onClose={onClose} title={category ? t('change_category') : t('add_category')}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          // Errors of the chart belong to no field of this form and would block the next submit.
          form.clearErrors();
          return submit(event);
        }}
        className="flex flex-col gap-4"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...name}
            required
            label={t('name_in', { language: languageName(defaultLocale, lang) })}
            error={fieldText(errors.name)}
          />
          {otherLocales.map((each) => (
            <TextField
              key={each}
              {...form.register(fieldIn('name', each))}
              lang={each}
              label={t('name_in', { language: languageName(each, lang) })}
              error={fieldText(errors[fieldIn('name', each)])}
            />
          ))}
        </div>
        <TextField
          {...form.register('slug')}
          required
          label={t('slug')}
          hint={category ? t('slug_changes') : t('slug_hint')}
          error={fieldText(errors.slug)}
          autoCapitalize="none"
          spellCheck={false}
        />
        <SelectField
          {...form.register('parent_id')}
          label={t('department')}
          error={fieldText(errors.parent_id)}
        >
          <option value="">{t('is_department')}</option>
          {departments
            .filter(({ id }) => id !== category?.id)
            .map((department) => (
              <option key={department.id} value={department.id}>
                {textIn(department, 'name', lang)}
              </option>
            ))}
        </SelectField>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...form.register('hsn')}
            label={t('hsn')}
            hint={t('hsn_hint')}
            inputMode="numeric"
            error={fieldText(errors.hsn)}
          />
          <SelectField {...form.register('gst_rate')} label={t('gst')}>
            <option value="">{t('gst_none')}</option>
            {gstRates.map((rate) => (
              <option key={rate} value={rate}>
                {rate} %
              </option>
            ))}
          </SelectField>
        </div>
        <TextAreaField
          {...form.register('attributes')}
          label={t('attributes')}
          hint={t('attributes_hint')}
          error={fieldText(errors.attributes)}
          rows={4}
        />
        <CategoryChart chart={chart} />
        <PictureField
          value={form.watch('image')}
          onChange={(image) => form.setValue('image', image)}
        />
        {failure.text && <Notice tone="bad">{failure.text}</Notice>}
        <SubmitButton busy={isSubmitting}>{t('save')}</SubmitButton>
      </form>
    </AreaDialog>
  );
}

/** Manages the size chart of a category's form; null without a chart. */
function useCategoryChart(before: SizeChart | null) {
  const [draft, setDraft] = useState(() => before && chartDraftOf(before));
  const [failure, setFailure] = useState<unknown>();
  const fields = failure instanceof ApiError ? failure.fields : {};
  return {
    draft,
    setDraft,
    written: draft && chartOf(draft),
    /** Errors by path in the chart. */
    errors: Object.fromEntries(
      Object.entries(fields).flatMap(([path, text]) =>
        path.startsWith('size_chart.') ? [[path.slice('size_chart.'.length), text]] : [],
      ),
    ),
    refuse: setFailure,
  };
}

/** The size chart of the category, shown for listings without a chart of their own. */
function CategoryChart({ chart }: { chart: ReturnType<typeof useCategoryChart> }) {
  const t = useTranslations('operator_catalogue');
  const { draft, setDraft, errors } = chart;
  return (
    <fieldset className="flex min-w-0 flex-col items-start gap-3">
      <legend className="pb-1.5 text-sm font-medium">{t('size_chart')}</legend>
      <p className="text-sm text-ink-soft">{t('size_chart_hint')}</p>
      {draft && (
        <div className="w-full min-w-0">
          <ChartFields draft={draft} onChange={setDraft} errors={errors} />
        </div>
      )}
      <Button look="outline" onClick={() => setDraft(draft ? null : emptyChart())}>
        {t(draft ? 'no_size_chart' : 'add_size_chart')}
      </Button>
    </fieldset>
  );
}

/** Formats attributes as lines such as `fabric: cotton, linen`. */
const toLines = (attributes: readonly CategoryAttribute[]): string =>
  attributes.map(({ name, values }) => `${name}: ${values.join(', ')}`).join('\n');

/** Parses attributes from lines; a line without a colon has no values. */
const fromLines = (text: string): CategoryAttribute[] =>
  text
    .split('\n')
    .map((line) => line.split(/:(.*)/s))
    .map(([name = '', values = '']) => ({
      name: name.trim(),
      values: values
        .split(',')
        .map((value) => value.trim())
        .filter(Boolean),
    }))
    .filter(({ name }) => name);

const valuesOf = (category?: ManagedCategory): Values => ({
  ...fieldValues('name', category),
  slug: category?.slug ?? '',
  parent_id: String(category?.parent_id ?? ''),
  hsn: category?.hsn ?? '',
  gst_rate: String(category?.gst_rate ?? ''),
  attributes: toLines(category?.attributes ?? []),
  image: category?.image ?? null,
});

function bodyOf({ parent_id, hsn, gst_rate, attributes, ...values }: Values): CategoryInput {
  return {
    ...values,
    parent_id: parent_id ? Number(parent_id) : null,
    hsn: hsn.trim() || null,
    gst_rate: gst_rate ? (Number(gst_rate) as 0 | 5 | 18 | 40) : null,
    attributes: fromLines(attributes),
  };
}
