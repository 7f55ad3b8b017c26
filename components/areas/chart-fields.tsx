'use client';

import { Plus, X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import { type SizeMeasure, sizeMeasures } from '@/lib/contract/schemas/size-chart';
import { languageName } from '@/lib/i18n/language-name';
import { defaultLocale, eachLanguage, locales } from '@/lib/i18n/locales';
import { firstText } from '@/lib/i18n/translated';
import { type ChartDraft, newRow, withoutMeasure } from './chart-draft';

type Props = {
  draft: ChartDraft;
  onChange: (draft: ChartDraft) => void;
  /** Errors by path in the chart, such as `rows.0.values.1`. */
  errors: Record<string, string>;
};

const most = { measures: 6, rows: 40 };
const cell =
  'min-h-11 rounded-control border border-line-strong bg-card px-2 aria-invalid:border-bad';

/** The fields of a size chart: a row for each size, a column for each measure. */
export function ChartFields({ draft, onChange, errors }: Props) {
  const t = useTranslations('size_charts');
  const measureName = useMeasureName();
  const { measures, rows } = draft;
  const left = sizeMeasures.filter((measure) => !measures.includes(measure));
  const add = (measure: SizeMeasure) => onChange({ ...draft, measures: [...measures, measure] });
  const setRow = (key: number, values: Partial<ChartDraft['rows'][number]>) =>
    onChange({
      ...draft,
      rows: rows.map((row) => (row.key === key ? { ...row, ...values } : row)),
    });
  const said = [...new Set(Object.values(errors))];

  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={t('add_measure')}
        hint={t('add_measure_hint')}
        value=""
        disabled={measures.length >= most.measures}
        onChange={({ target }) =>
          add(target.value === 'own' ? eachLanguage(() => '') : (target.value as SizeMeasure))
        }
        className="max-w-sm"
      >
        <option value="">{t('choose')}</option>
        {left.map((measure) => (
          <option key={measure} value={measure}>
            {measureName(measure)}
          </option>
        ))}
        <option value="own">{t('own_measure')}</option>
      </SelectField>
      <OwnMeasures
        measures={measures}
        errors={errors}
        onChange={(next) => onChange({ ...draft, measures: next })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is never narrower than its content */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard must reach it */}
      <div role="group" aria-label={t('table')} tabIndex={0} className="overflow-x-auto">
        <table className="border-separate border-spacing-1 text-left">
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky left-0 bg-card px-1 align-bottom text-sm font-medium"
              >
                {t('size')}
              </th>
              {measures.map((measure, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <th key={at} scope="col" className="px-1 align-bottom text-sm font-medium">
                  <span className="flex w-22 items-end justify-between">
                    <span className="min-w-0 self-center wrap-anywhere">
                      {measureName(measure)}
                    </span>
                    <RemoveButton
                      label={t('remove_measure', { measure: measureName(measure) })}
                      onClick={() => onChange(withoutMeasure(draft, at))}
                    />
                  </span>
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row.key}>
                <td className="sticky left-0 bg-card">
                  <input
                    aria-label={t('size_of_row', { row: index + 1 })}
                    aria-invalid={Boolean(errors[`rows.${index}.size`])}
                    value={row.size}
                    maxLength={40}
                    onChange={({ target }) => setRow(row.key, { size: target.value })}
                    className={`${cell} w-16 sm:w-20`}
                  />
                </td>
                {measures.map((measure, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  <td key={at}>
                    <input
                      aria-label={t('value', {
                        measure: measureName(measure),
                        size: row.size || String(index + 1),
                      })}
                      aria-invalid={Boolean(
                        errors[`rows.${index}.values.${at}`] ?? errors[`rows.${index}.values`],
                      )}
                      inputMode="decimal"
                      maxLength={7}
                      value={row.values[at] ?? ''}
                      onChange={({ target }) => {
                        const values = measures.map((_, other) => row.values[other] ?? '');
                        setRow(row.key, { values: values.with(at, target.value) });
                      }}
                      className={`${cell} w-22 tabular-nums`}
                    />
                  </td>
                ))}
                <td>
                  <RemoveButton
                    label={t('remove_size', { size: row.size || String(index + 1) })}
                    onClick={() =>
                      onChange({ ...draft, rows: rows.filter(({ key }) => key !== row.key) })
                    }
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {said.length > 0 && (
        <p role="alert" className="text-sm text-bad">
          {said.join(' ')}
        </p>
      )}
      <div>
        <Button
          look="quiet"
          aria-disabled={rows.length >= most.rows}
          onClick={() => onChange({ ...draft, rows: [...rows, newRow()] })}
        >
          <Plus aria-hidden className="size-5" />
          {t('add_size')}
        </Button>
      </div>
    </div>
  );
}

type OwnMeasuresProps = {
  measures: SizeMeasure[];
  errors: Record<string, string>;
  onChange: (measures: SizeMeasure[]) => void;
};

/** Names, in each language, of measures that are not in the list. */
function OwnMeasures({ measures, errors, onChange }: OwnMeasuresProps) {
  const t = useTranslations('size_charts');
  const shown = useLocale();
  return measures.map((measure, at) => {
    if (typeof measure === 'string') return null;
    const set = (values: Partial<typeof measure>) =>
      onChange(measures.with(at, { ...measure, ...values }));
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a measure is its place
      <div key={at} className="grid gap-4 sm:grid-cols-2">
        {locales.map((lang) => (
          <TextField
            key={lang}
            label={t('own_in', { language: languageName(lang, shown) })}
            lang={lang === defaultLocale ? undefined : lang}
            value={measure[lang] ?? ''}
            maxLength={40}
            error={errors[`measures.${at}.${lang}`]}
            onChange={({ target }) => set({ [lang]: target.value })}
          />
        ))}
      </div>
    );
  });
}

function useMeasureName() {
  const t = useTranslations('size_chart');
  const form = useTranslations('size_charts');
  const lang = useLocale();
  return (measure: SizeMeasure) =>
    typeof measure === 'string'
      ? t(measure)
      : firstText(measure, lang)?.text || form('own_measure');
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
    >
      <X aria-hidden className="size-5" />
    </button>
  );
}
