'use client';

import { Truck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { DataTable } from '@/components/areas/table/data-table';

/** Bookings that hang or were refused, so that a packed shipment waits. */
export function BookingsView() {
  const t = useTranslations('operator_couriers');
  return (
    <AreaPage title={t('title')} hint={t('hint')} wide>
      <DataTable
        name="courier-bookings"
        label={t('title')}
        endpoint="GET /api/operator/courier-bookings"
        rows="bookings"
        id={({ id }) => id}
        rowName={({ number }) => number}
        columns={[
          {
            key: 'order',
            label: t('columns.order'),
            kind: 'link',
            value: ({ order_number: number }) => number,
            href: ({ order_number: number }) => `/operator/orders/${number}`,
            card: 'title',
          },
          {
            key: 'state',
            label: t('columns.state'),
            value: ({ state }) => t(`states.${state}`),
            card: 'state',
          },
          { key: 'store', label: t('columns.store'), value: ({ store }) => store, card: 'line' },
          { key: 'service', label: t('columns.service'), value: ({ service }) => service },
          { key: 'number', label: t('columns.number'), value: ({ number }) => number },
          { key: 'words', label: t('columns.words'), value: ({ words }) => words ?? '' },
          {
            key: 'since',
            label: t('columns.since'),
            kind: 'date',
            value: ({ created_at: at }) => at,
          },
        ]}
        empty={{ icon: Truck, title: t('none') }}
      />
    </AreaPage>
  );
}
