'use client';

import { Package } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { oneLineOrTwo } from '@/components/areas/table/cell';
import { DataTable } from '@/components/areas/table/data-table';
import { useRefreshList } from '@/components/areas/table/use-list';
import { Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { useCall } from '@/lib/client/use-call';
import { paymentMethods } from '@/lib/contract/schemas/orders';
import type { ShipmentState } from '@/lib/contract/schemas/seller/shipments';
import { placeLine } from '@/lib/i18n/cities/place-line';
import { AwbDialog } from './awb-dialog';
import { BulkActions, NextStep } from './shipment-actions';
import { DueIn, StatusBadge } from './shipment-facts';

const states = [
  'to_confirm',
  'to_pack',
  'to_ship',
  'late',
  'on_the_way',
  'delivered',
  'failed',
  'cancelled',
] as const satisfies ShipmentState[];

const aMinute = 60_000;

/** The store's shipments by state, with the next step at each and the steps of many. */
export function ShipmentsView() {
  const t = useTranslations('seller_shipments');
  const lang = useLocale();
  const refresh = useRefreshList('GET /api/seller/shipments');
  const [outcome, setOutcome] = useState<{ done: number; messages: string[] }>();
  const [isEntering, setEntering] = useState(false);
  const site = useCall('GET /api/site').data;
  const method = (name: (typeof paymentMethods)[number]) => t(name === 'cod' ? 'cod' : 'paid');

  return (
    <AreaPage
      wide
      title={t('title')}
      actions={
        <Writes>
          <Button look="outline" onClick={() => setEntering(true)}>
            {t('awbs_open')}
          </Button>
        </Writes>
      }
      hint={
        site &&
        t('hint', {
          confirm: site.dispatch.confirm_within_hours,
          ship: site.dispatch.ship_within_hours,
        })
      }
    >
      <AwbDialog
        open={isEntering}
        onClose={() => setEntering(false)}
        onShipped={() => void refresh()}
      />
      {outcome && (
        <Notice tone={outcome.messages.length ? 'warn' : 'good'}>
          <span>{t('done_many', { count: outcome.done })}</span>
          {outcome.messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
      <DataTable
        name="shipments"
        label={t('title')}
        endpoint="GET /api/seller/shipments"
        rows="shipments"
        refreshEvery={() => aMinute}
        id={({ id }) => id}
        rowName={({ order_number: order }) => order}
        tabs={{
          name: 'state',
          label: t('states'),
          options: (page) => [
            {
              value: '',
              label: t('all'),
            },
            ...states.map((value) => ({
              value,
              label: t(value),
              count: page?.counts[value],
              isUrgent: value === 'late',
            })),
          ],
        }}
        search={{ name: 'search', label: t('search') }}
        filters={[
          { kind: 'days', label: t('columns.placed'), names: ['from', 'to'] },
          {
            kind: 'choice',
            name: 'method',
            label: t('columns.payment'),
            options: paymentMethods.map((value) => ({ value, label: t(`methods.${value}`) })),
          },
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
            key: 'order',
            label: t('columns.order'),
            kind: 'link',
            value: ({ order_number: order, part }) =>
              part ? `${order} (${part.number}/${part.of})` : order,
            href: ({ id }) => `/seller/shipments/${id}`,
            card: 'title',
          },
          {
            key: 'due',
            label: t('columns.due'),
            value: ({ clock }) => clock?.due_at,
            cell: ({ clock }) => <DueIn clock={clock} />,
          },
          {
            key: 'status',
            label: t('columns.status'),
            kind: 'state',
            value: ({ status }) => t(`status.${status}`),
            cell: ({ status, clock }) => (
              <span className="flex items-center gap-2">
                <StatusBadge status={status} />
                <span className="md:hidden">
                  <DueIn clock={clock} />
                </span>
              </span>
            ),
            card: 'state',
          },
          {
            key: 'items',
            label: t('items'),
            value: ({ items }) =>
              items.map(({ name, quantity }) => `${name} × ${quantity}`).join('; '),
            cell: ({ items: [first, ...more], quantity }) => (
              <span className="flex items-center gap-2">
                <Picture
                  src={first?.image ?? null}
                  alt=""
                  sizes="32px"
                  className="size-8 shrink-0 rounded-control object-cover max-md:hidden"
                />
                <span
                  dir="auto"
                  className={`${oneLineOrTwo} block md:max-w-48`}
                  title={first?.name}
                >
                  {first?.name}
                </span>
                <span className="whitespace-nowrap text-ink-soft">
                  {more.length > 0
                    ? `× ${quantity} · ${t('more_items', { count: more.length })}`
                    : `× ${quantity}`}
                </span>
              </span>
            ),
            card: 'line',
          },
          {
            key: 'buyer',
            label: t('columns.buyer'),
            value: ({ shopper }) => shopper,
            width: 130,
          },
          {
            key: 'place',
            label: t('columns.place'),
            value: ({ city, state }) => placeLine({ city, state }, lang),
            width: 180,
            isHidden: true,
          },
          { key: 'pincode', label: t('columns.pincode'), value: ({ pincode }) => pincode },
          {
            key: 'payment',
            label: t('columns.payment'),
            value: ({ payment_method: by }) => method(by),
          },
          {
            key: 'total',
            label: t('total'),
            kind: 'amount',
            value: ({ total }) => total,
            card: 'amount',
          },
          {
            key: 'placed',
            label: t('columns.placed'),
            kind: 'date',
            value: ({ placed_at: at }) => at,
            sort: 'placed',
          },
        ]}
        next={(shipment, list) => <NextStep shipment={shipment} list={list} />}
        actions={(chosen, list) => <BulkActions chosen={chosen} list={list} onDone={setOutcome} />}
        empty={{ icon: Package, title: t('none'), hint: t('none_hint') }}
      />
    </AreaPage>
  );
}
