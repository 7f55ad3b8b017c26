'use client';

import { PackageSearch } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { PageSteps } from '@/components/areas/page-steps';
import { EmptyState } from '@/components/ui/empty-state';
import { SelectField } from '@/components/ui/field';
import { getOperatorOrders } from '@/lib/api/operators/orders';
import { paymentStatuses } from '@/lib/api/schemas/operators/order-states';
import { shipmentStatuses } from '@/lib/api/schemas/orders/statuses';
import { operatorKeys } from '@/lib/operator/cache';
import { number } from '@/lib/storefront/format';
import { SearchForm } from '../ui/search-form';
import { useListQuery } from '../ui/use-list-query';
import { OrderLines } from './order-lines';

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
      <Loaded of={list}>
        {({ orders, total, limit }) =>
          orders.length ? (
            <>
              <p role="status" className="text-sm text-ink-soft">
                {t('found', { shown: number(total) })}
              </p>
              <OrderLines orders={orders} />
              <PageSteps
                page={page}
                pages={Math.ceil(total / limit)}
                onChoose={(to) => open({ page: to })}
              />
            </>
          ) : (
            <EmptyState icon={PackageSearch} level={2} title={t('none')} hint={t('none_hint')} />
          )
        }
      </Loaded>
    </AreaPage>
  );
}
