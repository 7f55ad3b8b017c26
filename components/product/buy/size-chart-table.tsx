import { getLocale, getTranslations } from 'next-intl/server';
import type { SizeChart } from '@/lib/api/schemas/size-chart';
import { sizeName } from '@/lib/i18n/size-name';

/** What each size measures, to be opened; the chosen one is marked. */
export async function SizeChartTable({ chart, size }: { chart: SizeChart; size: string | null }) {
  const [t, locale] = await Promise.all([getTranslations('size_chart'), getLocale()]);
  return (
    <details className="size-chart">
      <summary>{t('title')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('size')}</th>
            {chart.measures.map((measure) => (
              <th key={measure} scope="col">
                {t(measure)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.rows.map((row) => (
            <tr key={row.size} aria-current={row.size === size || undefined}>
              <th scope="row">{sizeName(row.size, locale)}</th>
              {row.values.map((value, at) => (
                <td key={chart.measures[at]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('note')}</p>
    </details>
  );
}
