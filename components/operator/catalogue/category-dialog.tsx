'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ChartDraft, chartDraftOf, chartOf, emptyChart } from '@/components/areas/chart-draft';
import { ChartFields } from '@/components/areas/chart-fields';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { type FormField, linesIn, type OwnField } from '@/components/areas/form/form-field';
import { Button } from '@/components/ui/button';
import { type BodyOf, call } from '@/lib/client/call';
import type {
  CategoryAttribute,
  ManagedCategory,
} from '@/lib/contract/schemas/operators/catalogue';
import { languageName } from '@/lib/i18n/language-name';
import { defaultLocale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/translated';
import { pictureField } from './picture-field';
import { slugOf } from './slug-of';

type Props = {
  /** The category to change; undefined adds a new one. */
  category?: ManagedCategory;
  departments: ManagedCategory[];
  onClose: () => void;
  onSaved: () => void;
};

const gstRates = [0, 5, 18, 40].map((rate) => ({ value: String(rate), label: `${rate} %` }));
const follows = { name: 'name', by: slugOf };

export function CategoryDialog({ category, departments, onClose, onSaved }: Props) {
  const t = useTranslations('operator_catalogue');
  const lang = useLocale();
  const fields: FormField[] = [
    ...linesIn('name', (locale) => ({
      label: t('name_in', { language: languageName(locale, lang) }),
      isRequired: locale === defaultLocale,
    })),
    {
      name: 'slug',
      kind: 'path',
      label: t('slug'),
      hint: category ? t('slug_changes') : t('slug_hint'),
      isRequired: true,
      isWide: true,
      ...(!category && { follows }),
    },
    {
      name: 'parent_id',
      kind: 'choice',
      label: t('department'),
      options: [
        { value: '', label: t('is_department') },
        ...departments
          .filter(({ id }) => id !== category?.id)
          .map((one) => ({ value: String(one.id), label: textIn(one, 'name', lang) })),
      ],
      isNumber: true,
      empty: null,
      isWide: true,
    },
    { name: 'hsn', kind: 'digits', label: t('hsn'), hint: t('hsn_hint'), empty: null },
    {
      name: 'gst_rate',
      kind: 'choice',
      label: t('gst'),
      options: [{ value: '', label: t('gst_none') }, ...gstRates],
      isNumber: true,
      empty: null,
    },
    {
      name: 'attributes',
      kind: 'text',
      label: t('attributes'),
      hint: t('attributes_hint'),
      read: (lines) => attributesIn(String(lines)),
      isWide: true,
    },
    {
      name: 'size_chart',
      kind: 'own',
      label: t('size_chart'),
      read: (draft) => draft && chartOf(draft as ChartDraft),
      render: (own) => <CategoryChart {...own} />,
    },
    pictureField(),
  ];
  return (
    <ContractDialog<BodyOf<'POST /api/operator/categories'>>
      title={category ? t('change_category') : t('add_category')}
      action={t('save')}
      fields={fields}
      value={{
        ...category,
        attributes: linesOf(category?.attributes ?? []),
        size_chart: category?.size_chart ? chartDraftOf(category.size_chart) : null,
        image: category?.image ?? null,
      }}
      schema={async () =>
        (await import('@/lib/contract/schemas/operators/catalogue')).categoryBodySchema
      }
      onClose={onClose}
      onSend={async (body) => {
        await call(
          category ? 'PUT /api/operator/categories/{id}' : 'POST /api/operator/categories',
          { lang, params: { id: category?.id ?? 0 }, body },
        );
        onSaved();
      }}
    />
  );
}

/** The size chart of the category, shown for listings without a chart of their own. */
function CategoryChart({ value, errors, set }: OwnField) {
  const t = useTranslations('operator_catalogue');
  const draft = value as ChartDraft | null;
  return (
    <fieldset className="flex min-w-0 flex-col items-start gap-3">
      <legend className="pb-1.5 text-sm font-medium">{t('size_chart')}</legend>
      <p className="text-sm text-ink-soft">{t('size_chart_hint')}</p>
      {draft && (
        <div className="w-full min-w-0">
          <ChartFields draft={draft} onChange={set} errors={errors} />
        </div>
      )}
      <Button look="outline" onClick={() => set(draft ? null : emptyChart())}>
        {t(draft ? 'no_size_chart' : 'add_size_chart')}
      </Button>
    </fieldset>
  );
}

/** Formats attributes as lines such as `fabric: cotton, linen`. */
const linesOf = (attributes: readonly CategoryAttribute[]): string =>
  attributes.map(({ name, values }) => `${name}: ${values.join(', ')}`).join('\n');

/** Parses attributes from lines; a line without a colon has no values. */
const attributesIn = (text: string): CategoryAttribute[] =>
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
