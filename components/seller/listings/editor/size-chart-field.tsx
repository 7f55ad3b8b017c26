'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaLink } from '@/components/areas/link';
import { SelectField } from '@/components/ui/field';
import type { ListingDocument } from '@/lib/api/schemas/seller/listing-document';
import { getSizeCharts } from '@/lib/api/seller/size-charts';
import { textIn } from '@/lib/i18n/translated';
import { sellerKeys } from '@/lib/seller/cache';

type Props = { document: ListingDocument; onChange: (values: Partial<ListingDocument>) => void };

/** Which size chart the listing shows: one of the store's, its own where it came with one, or none. */
export function SizeChartField({ document, onChange }: Props) {
  const t = useTranslations('seller_listing');
  const lang = useLocale();
  const { data: charts = [] } = useSWR(sellerKeys.sizeCharts(lang), () => getSizeCharts(lang));
  const { size_chart: own, size_chart_id: named } = document;
  return (
    <div className="flex flex-col">
      <SelectField
        label={t('size_chart')}
        value={named ?? (own ? 'own' : '')}
        onChange={({ target: { value } }) =>
          onChange({
            size_chart_id: value === '' || value === 'own' ? null : Number(value),
            ...(value === '' && { size_chart: null }),
          })
        }
      >
        <option value="">{t('no_size_chart')}</option>
        {own && <option value="own">{t('own_size_chart')}</option>}
        {charts.map((chart) => (
          <option key={chart.id} value={chart.id}>
            {textIn(chart, 'name', lang)}
          </option>
        ))}
      </SelectField>
      <AreaLink
        href="/seller/listings/size-charts"
        className="inline-flex min-h-11 items-center self-start text-sm underline"
      >
        {t('edit_size_charts')}
      </AreaLink>
    </div>
  );
}
