'use client';

import { PackageCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { useFailedColumns, useFailedFilters } from '@/components/areas/deliveries/failed-columns';
import { DataTable } from '@/components/areas/table/data-table';

/** Failed deliveries of all stores, with what comes next. */
export function FailedView() {
  const t = useTranslations('failed_deliveries');
  const columns = useFailedColumns(({ order_number: number }) => `/operator/orders/${number}`);
  const filters = useFailedFilters();
  return (
    <AreaPage title={t('title')} hint={t('hint')} wide>
      <DataTable
        name="failed-deliveries"
        label={t('title')}
        endpoint="GET /api/operator/failed-deliveries"
        rows="deliveries"
        id={({ id }) => id}
        rowName={({ order_number: number }) => number}
        filters={[...filters, { kind: 'text', name: 'store', label: t('columns.store') }]}
        columns={[
          ...columns.slice(0, 5),
          { key: 'store', label: t('columns.store'), value: ({ store }) => store },
          ...columns.slice(5),
        ]}
        empty={{ icon: PackageCheck, title: t('none') }}
      />
    </AreaPage>
  );
}
