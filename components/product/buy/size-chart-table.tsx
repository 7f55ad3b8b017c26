import { getLocale, getTranslations } from 'next-intl/server';
import type { SizeChart, SizeMeasure } from '@/lib/api/schemas/size-chart';
import { canonicalSize } from '@/lib/i18n/canonical-size';
import { inLanguage } from '@/lib/i18n/locales';
import { sizeName } from '@/lib/i18n/size-name';

/** What each size measures, to be opened; the chosen one is marked. */
export async function SizeChartTable({ chart, size }: { chart: SizeChart; size: string | null }) {
  const [t, locale] = await Promise.all([getTranslations('size_chart'), getLocale()]);
  const chosen = size && canonicalSize(size);
  return (
    <details className="size-chart">
      <summary>{t('title')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('size')}</th>
            {chart.measures.map((measure) => (
              <th key={keyOf(measure)} scope="col">
                {typeof measure === 'string' ? t(measure) : inLanguage(measure, locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.rows.map((row) => (
            <tr key={row.size} aria-current={canonicalSize(row.size) === chosen || undefined}>
              <th scope="row">{sizeName(row.size, locale)}</th>
              {row.values.map((value, at) => (
                <td key={keyOf(chart.measures[at])}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('note')}</p>
    </details>
  );
}

const keyOf = (measure: SizeMeasure | undefined) =>
  typeof measure === 'object' ? measure.en : measure;
