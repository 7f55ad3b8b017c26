'use client';

import { PackageCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { useFailedColumns, useFailedFilters } from '@/components/areas/deliveries/failed-columns';
import { DataTable } from '@/components/areas/table/data-table';

/** Failed deliveries of the store, with what comes next; the steps are at each shipment. */
export function FailedView() {
  const t = useTranslations('failed_deliveries');
  const columns = useFailedColumns(({ id }) => `/seller/shipments/${id}`);
  const filters = useFailedFilters();
  return (
    <AreaPage title={t('title')} hint={t('hint')} wide>
      <DataTable
        name="failed-deliveries"
        label={t('title')}
        endpoint="GET /api/seller/failed-deliveries"
        rows="deliveries"
        id={({ id }) => id}
        rowName={({ order_number: number }) => number}
        filters={filters}
        columns={columns}
        empty={{ icon: PackageCheck, title: t('none') }}
      />
    </AreaPage>
  );
}
