'use client';

import { PackageSearch } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { DataTable } from '@/components/areas/table/data-table';
import { paymentMethods } from '@/lib/contract/schemas/orders';
import { paymentStatuses, shipmentStatuses } from '@/lib/contract/schemas/orders/statuses';
import { money } from '@/lib/storefront/format';
import { PaymentBadge, ShipmentBadge } from './badges';

/** The market's orders: found by number, name, mail or phone, filtered, added up and exported. */
export function OrdersView() {
  const t = useTranslations('operator_orders');
  return (
    <AreaPage title={t('title')} wide>
      <DataTable
        name="orders"
        label={t('title')}
        endpoint="GET /api/operator/orders"
        rows="orders"
        id={({ number }) => number}
        rowName={({ number }) => number}
        search={{ name: 'search', label: t('search'), hint: t('search_hint') }}
        filters={[
          { kind: 'days', label: t('columns.placed'), names: ['from', 'to'] },
          { kind: 'text', name: 'store', label: t('columns.store') },
          {
            kind: 'choice',
            name: 'status',
            label: t('shipments'),
            options: shipmentStatuses.map((value) => ({
              value,
              label: t(`shipment_status.${value}`),
            })),
          },
          {
            kind: 'choice',
            name: 'payment',
            label: t('payment'),
            options: paymentStatuses.map((value) => ({
              value,
              label: t(`payment_status.${value}`),
            })),
          },
          {
            kind: 'choice',
            name: 'method',
            label: t('columns.method'),
            options: paymentMethods.map((value) => ({ value, label: t(`methods.${value}`) })),
          },
          { kind: 'amounts', label: t('columns.amount'), names: ['amount_from', 'amount_to'] },
          {
            kind: 'text',
            name: 'pincode',
            label: t('columns.pincode'),
            inputMode: 'numeric',
            maxLength: 6,
          },
        ]}
        columns={[
          {
            key: 'number',
            label: t('columns.number'),
            kind: 'link',
            value: ({ number }) => number,
            href: ({ number }) => `/operator/orders/${number}`,
            card: 'title',
          },
          {
            key: 'placed',
            label: t('columns.placed'),
            kind: 'date',
            value: ({ placed_at: at }) => at,
            sort: 'placed',
          },
          {
            key: 'shopper',
            label: t('shopper'),
            value: ({ shopper }) => shopper,
            width: 180,
            card: 'line',
          },
          {
            key: 'amount',
            label: t('columns.amount'),
            kind: 'amount',
            value: ({ grand_total: total }) => total,
            sort: 'amount',
            card: 'amount',
          },
          {
            key: 'store',
            label: t('columns.store'),
            value: ({ shipments }) => [...new Set(shipments.map(({ store }) => store))].join(', '),
            width: 200,
          },
          {
            key: 'status',
            label: t('shipments'),
            kind: 'state',
            value: ({ shipments }) =>
              shipments.map(({ status }) => t(`shipment_status.${status}`)).join(', '),
            cell: ({ shipments }) => (
              <span className="flex flex-wrap gap-1">
                {[...new Set(shipments.map(({ status }) => status))].map((status) => (
                  <ShipmentBadge key={status} status={status} />
                ))}
              </span>
            ),
            card: 'state',
          },
          {
            key: 'payment',
            label: t('payment'),
            kind: 'state',
            value: ({ payment }) => t(`payment_status.${payment.status}`),
            cell: ({ payment }) => <PaymentBadge status={payment.status} />,
          },
          {
            key: 'method',
            label: t('columns.method'),
            value: ({ payment }) => t(`methods.${payment.method}`),
          },
          {
            key: 'city',
            label: t('columns.city'),
            value: ({ city }) => city,
            isHidden: true,
          },
          {
            key: 'pincode',
            label: t('columns.pincode'),
            value: ({ pincode }) => pincode,
            isHidden: true,
          },
        ]}
        totals={({ amount }) => amount !== null && <b className="text-ink">{money(amount)}</b>}
        empty={{ icon: PackageSearch, title: t('none'), hint: t('none_hint') }}
      />
    </AreaPage>
  );
}
