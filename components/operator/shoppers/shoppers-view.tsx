'use client';

import { UserSearch } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { SearchForm } from '@/components/operator/ui/search-form';
import { useListQuery } from '@/components/operator/ui/use-list-query';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { findShoppers } from '@/lib/api/operators/shoppers';
import { operatorKeys } from '@/lib/operator/cache';
import { date } from '@/lib/storefront/format';

/** Looks a shopper up; there is no list to leaf through. */
export function ShoppersView() {
  const t = useTranslations('operator_shoppers');
  const lang = useLocale();
  const { value, open } = useListQuery();
  const search = value('search');
  const found = useSWR(search ? operatorKeys.shoppers(lang, search) : null, () =>
    findShoppers(lang, search ?? ''),
  );
  return (
    <AreaPage title={t('title')} hint={t('hint')}>
      <SearchForm
        label={t('search')}
        hint={t('search_hint')}
        value={search}
        onSearch={(wanted) => open({ search: wanted })}
      />
      {search && (
        <Loaded of={found}>
          {(shoppers) =>
            shoppers.length ? (
              <ul className="divide-y divide-line rounded-card border border-line bg-card">
                {shoppers.map(({ id, name, email, phone, orders, is_blocked, since }) => (
                  <li key={id}>
                    <AreaLink
                      href={`/operator/shoppers/${id}`}
                      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4 hover:bg-sunken"
                    >
                      <span className="flex min-w-0 flex-col">
                        <b>{name || email}</b>
                        <span className="text-sm text-ink-soft wrap-anywhere">
                          {[email, phone, t('since', { date: date(since, lang) })]
                            .filter(Boolean)
                            .join(' · ')}
                        </span>
                      </span>
                      <span className="flex items-center gap-3">
                        {is_blocked && <Badge tone="bad">{t('blocked')}</Badge>}
                        {t('order_count', { count: orders })}
                      </span>
                    </AreaLink>
                  </li>
                ))}
              </ul>
            ) : (
              <EmptyState icon={UserSearch} level={2} title={t('none')} hint={t('none_hint')} />
            )
          }
        </Loaded>
      )}
    </AreaPage>
  );
}
