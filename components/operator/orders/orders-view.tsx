'use client';

import { PackageSearch } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { shownCount } from '@/components/areas/counted';
import { AreaLink } from '@/components/areas/link';
import { LoadedList } from '@/components/areas/loaded';
import { EmptyState } from '@/components/ui/empty-state';
import { SelectField } from '@/components/ui/field';
import { getOperatorOrders } from '@/lib/api/operators/orders';
import type { OperatorOrderLine } from '@/lib/api/schemas/operators/orders';
import { paymentStatuses, shipmentStatuses } from '@/lib/api/schemas/orders/statuses';
import { operatorKeys } from '@/lib/operator/cache';
import { dateTime, money, number } from '@/lib/storefront/format';
import { SearchForm } from '../ui/search-form';
import { useListQuery } from '../ui/use-list-query';
import { PaymentBadge, ShipmentBadge } from './badges';

type Status = (typeof shipmentStatuses)[number];
type Payment = (typeof paymentStatuses)[number];

/** Orders, newest first, and those that a number, mail or phone finds. */
export function OrdersView() {
  const t = useTranslations('operator_orders');
  const lang = useLocale();
  const { value, page, open } = useListQuery();
  const query = {
    search: value('search'),
    status: value('status') as Status | undefined,
    payment: value('payment') as Payment | undefined,
    page,
  };
  const list = useSWR(operatorKeys.orders(lang, query), () => getOperatorOrders(lang, query), {
    keepPreviousData: true,
  });
  return (
    <AreaPage title={t('title')} wide>
      <SearchForm
        label={t('search')}
        hint={t('search_hint')}
        value={query.search}
        onSearch={(search) => open({ search })}
      />
      <div className="grid gap-3 sm:max-w-2xl sm:grid-cols-2">
        <SelectField
          label={t('shipments')}
          value={query.status ?? ''}
          onChange={({ target }) => open({ status: target.value })}
        >
          <option value="">{t('all')}</option>
          {shipmentStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`shipment_status.${status}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('payment')}
          value={query.payment ?? ''}
          onChange={({ target }) => open({ payment: target.value })}
        >
          <option value="">{t('all')}</option>
          {paymentStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`payment_status.${status}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <LoadedList
        of={list}
        count={({ orders }) => orders.length}
        page={page}
        onPage={(to) => open({ page: to })}
        none={<EmptyState icon={PackageSearch} level={2} title={t('none')} hint={t('none_hint')} />}
      >
        {({ orders, total }) => (
          <>
            <p role="status" className="text-sm text-ink-soft">
              {t('found', { shown: shownCount(total, number) })}
            </p>
            <OrderLines orders={orders} />
          </>
        )}
      </LoadedList>
    </AreaPage>
  );
}

const row =
  'grid gap-x-4 gap-y-2 p-4 hover:bg-sunken sm:grid-cols-[13rem_1fr_auto] xl:grid-cols-[13rem_14rem_1fr_auto]';

/** Orders as rows; each is one link to its page. */
function OrderLines({ orders }: { orders: readonly OperatorOrderLine[] }) {
  const t = useTranslations('operator_orders');
  const lang = useLocale();
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card">
      {orders.map(({ number, placed_at, shopper, city, grand_total, payment, shipments }) => (
        <li key={number}>
          <AreaLink href={`/operator/orders/${number}`} className={row}>
            <span className="flex flex-col">
              <b className="whitespace-nowrap">{number}</b>
              <span className="text-sm text-ink-soft">{dateTime(placed_at, lang)}</span>
            </span>
            <span className="flex min-w-0 flex-col">
              <span className="truncate">{shopper}</span>
              <span className="truncate text-sm text-ink-soft">{city}</span>
            </span>
            <span className="flex min-w-0 flex-col gap-1 sm:max-xl:order-last sm:max-xl:col-span-3">
              {shipments.map((shipment, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two shipments of one store look alike
                <span key={index} className="flex min-w-0 items-center gap-2">
                  <span className="truncate text-sm">{shipment.store}</span>
                  <ShipmentBadge status={shipment.status} />
                </span>
              ))}
            </span>
            <span className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end">
              <b className="tabular-nums">{money(grand_total)}</b>
              <span className="flex items-center gap-2 text-sm">
                {t(`methods.${payment.method}`)}
                <PaymentBadge status={payment.status} />
              </span>
            </span>
          </AreaLink>
        </li>
      ))}
    </ul>
  );
}
