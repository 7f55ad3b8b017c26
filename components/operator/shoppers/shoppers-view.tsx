'use client';

import { UserSearch } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { WholeTable } from '@/components/areas/table/data-table';
import { Badge } from '@/components/ui/badge';

/** Finds a shopper; shoppers cannot be listed. */
export function ShoppersView() {
  const t = useTranslations('operator_shoppers');
  return (
    <AreaPage title={t('title')} hint={t('hint')} wide>
      <WholeTable
        name="shoppers"
        label={t('title')}
        endpoint="GET /api/operator/shoppers"
        ask={({ search }) => (search ? { query: { search } } : null)}
        rows={(found) => found}
        isSearchedByCall
        search={{ name: 'search', label: t('search'), hint: t('search_hint') }}
        id={({ id }) => id}
        rowName={({ name, email }) => name || email}
        columns={[
          {
            key: 'name',
            label: t('name'),
            kind: 'link',
            value: ({ name, email }) => name || email,
            href: ({ id }) => `/operator/shoppers/${id}`,
            card: 'title',
          },
          { key: 'email', label: t('email'), value: ({ email }) => email, card: 'line' },
          { key: 'phone', label: t('phone'), value: ({ phone }) => phone },
          { key: 'since', label: t('account'), kind: 'date', value: ({ since }) => since },
          {
            key: 'orders',
            label: t('placed_orders'),
            kind: 'number',
            value: ({ orders }) => orders,
            card: 'amount',
          },
          {
            key: 'state',
            label: t('state'),
            value: ({ is_blocked: isBlocked }) => (isBlocked ? t('blocked') : null),
            cell: ({ is_blocked: isBlocked }) =>
              isBlocked ? <Badge tone="bad">{t('blocked')}</Badge> : undefined,
            card: 'state',
          },
        ]}
        empty={{ icon: UserSearch, title: t('none'), hint: t('none_hint') }}
      />
    </AreaPage>
  );
}
