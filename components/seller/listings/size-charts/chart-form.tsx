'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { chartDraftOf, chartOf, emptyChart } from '@/components/areas/size-charts/chart-draft';
import { ChartFields } from '@/components/areas/size-charts/chart-fields';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { ApiError } from '@/lib/api/request';
import type { StoreSizeChart } from '@/lib/api/schemas/seller/size-charts';
import { saveSizeChart } from '@/lib/api/seller/size-charts';
import { defaultLocale, languages, locales } from '@/lib/i18n/locales';
import { textOr } from '@/lib/i18n/text-or';
import { fieldIn, fieldValues } from '@/lib/i18n/translated';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Props = {
  chart?: StoreSizeChart;
  onSaved: (charts: StoreSizeChart[]) => void;
  onCancel: () => void;
};

/** A size chart of the store, to add or to change. */
export function ChartForm({ chart, onSaved, onCancel }: Props) {
  const t = useTranslations('size_charts');
  const lang = useLocale();
  const errorText = useErrorText();
  const [names, setNames] = useState(() => fieldValues('name', chart));
  const [draft, setDraft] = useState(() => (chart ? chartDraftOf(chart.chart) : emptyChart()));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const fields = failure instanceof ApiError ? failure.fields : {};
  const ofChart = Object.fromEntries(
    Object.entries(fields).flatMap(([path, text]) =>
      path.startsWith('chart.') ? [[path.slice('chart.'.length), text]] : [],
    ),
  );

  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      const body = { ...names, chart: chartOf(draft) };
      onSaved(await saveSizeChart(lang, body, chart?.id));
    } catch (refused) {
      setFailure(refused);
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {locales.map((each) => {
          const field = fieldIn('name', each);
          const isDefault = each === defaultLocale;
          return (
            <TextField
              key={each}
              label={textOr(t, field, languages[each].name)}
              hint={isDefault ? t('name_hint') : undefined}
              lang={isDefault ? undefined : each}
              value={names[field]}
              maxLength={60}
              error={fields[field]}
              onChange={({ target }) => setNames({ ...names, [field]: target.value })}
            />
          );
        })}
      </div>
      <ChartFields draft={draft} onChange={setDraft} errors={ofChart} />
      {failure !== undefined && Object.keys(fields).length === 0 && (
        <Notice tone="bad">{errorText(failure)}</Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {t('save')}
        </Button>
        <Button look="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
