'use client';

import { Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { DataTable } from '@/components/areas/table/data-table';
import { type ReturnTab, returnTabs } from '@/lib/contract/schemas/returns/terms';
import { ReturnBadge } from './return-badge';

const tabs = Object.keys(returnTabs) as ReturnTab[];

/** The store's returns, in tabs by next step. */
export function ReturnsList() {
  const t = useTranslations('seller_returns');
  return (
    <AreaPage title={t('title')} hint={t('hint')} wide>
      <DataTable
        name="returns"
        label={t('title')}
        endpoint="GET /api/seller/returns"
        rows="returns"
        id={({ id }) => id}
        rowName={({ number }) => number}
        tabs={{
          name: 'tab',
          label: t('tabs_label'),
          initial: 'waiting',
          options: (page) =>
            tabs.map((value) => ({
              value,
              label: t(`tabs.${value}`),
              count: page?.counts[value],
              isUrgent: value === 'waiting',
            })),
        }}
        columns={[
          {
            key: 'number',
            label: t('columns.number'),
            kind: 'link',
            value: ({ number }) => number,
            href: ({ id }) => `/seller/returns/${id}`,
            card: 'title',
          },
          {
            key: 'kind',
            label: t('columns.kind'),
            value: ({ kind }) => t(`kinds.${kind}`),
          },
          {
            key: 'items',
            label: t('columns.items'),
            value: ({ items }) =>
              items.map(({ name, quantity }) => `${name} × ${quantity}`).join('; '),
            card: 'line',
          },
          {
            key: 'reason',
            label: t('columns.reason'),
            value: ({ reason }) => t(`reasons.${reason}`),
            width: 200,
          },
          {
            key: 'shopper',
            label: t('columns.shopper'),
            value: ({ shopper }) => shopper,
            width: 160,
          },
          {
            key: 'order',
            label: t('columns.order'),
            value: ({ order_number: order }) => order,
            isHidden: true,
          },
          {
            key: 'created',
            label: t('columns.created'),
            kind: 'date',
            value: ({ created_at: at }) => at,
          },
          {
            key: 'due',
            label: t('columns.due'),
            kind: 'date',
            value: ({ due_at: at }) => at,
          },
          {
            key: 'status',
            label: t('columns.status'),
            kind: 'state',
            value: ({ status }) => t(`status.${status}`),
            cell: ({ status }) => <ReturnBadge status={status} />,
            card: 'state',
          },
          {
            key: 'amount',
            label: t('columns.amount'),
            kind: 'amount',
            value: ({ refund }) => refund.amount,
            card: 'amount',
          },
        ]}
        empty={{ icon: Undo2, title: t('none') }}
      />
    </AreaPage>
  );
}
