'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { chartDraftOf, chartOf, emptyChart } from '@/components/areas/size-charts/chart-draft';
import { ChartFields } from '@/components/areas/size-charts/chart-fields';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/api/request';
import type { SizeChart } from '@/lib/api/schemas/size-chart';

/** The size chart of a category's form; null while it has none. */
export function useCategoryChart(before: SizeChart | null) {
  const [draft, setDraft] = useState(() => before && chartDraftOf(before));
  const [failure, setFailure] = useState<unknown>();
  const fields = failure instanceof ApiError ? failure.fields : {};
  return {
    draft,
    setDraft,
    written: draft && chartOf(draft),
    /** By the path in the chart. */
    errors: Object.fromEntries(
      Object.entries(fields).flatMap(([path, text]) =>
        path.startsWith('size_chart.') ? [[path.slice('size_chart.'.length), text]] : [],
      ),
    ),
    refuse: setFailure,
  };
}

/** What shoppers of the category see where a listing has no size chart of its own. */
export function CategoryChart({ chart }: { chart: ReturnType<typeof useCategoryChart> }) {
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
