'use client';

import { IndianRupee } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { FilterTabs } from '@/components/areas/filter-tabs';
import { LoadedList } from '@/components/areas/loaded';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { getRefunds, setRefundLimit } from '@/lib/api/operators/orders';
import { operatorKeys } from '@/lib/operator/cache';
import { money } from '@/lib/storefront/format';
import { AloneLimit } from '../ui/alone-limit';
import { useListQuery } from '../ui/use-list-query';
import { RefundCard } from './refund-card';

const states = ['waiting', 'to_pay', 'all'] as const;

/** Refunds that operators asked for: those that wait for a second operator, for the bank, and all. */
export function RefundsView() {
  const t = useTranslations('operator_refunds');
  const lang = useLocale();
  const { value, page, open } = useListQuery();
  const state = states.find((each) => each === value('state')) ?? 'waiting';
  const query = { state, page };
  const list = useSWR(operatorKeys.refunds(lang, query), () => getRefunds(lang, query), {
    keepPreviousData: true,
  });
  return (
    <AreaPage title={t('title')} hint={t('hint')}>
      <FilterTabs
        label={t('which')}
        value={state}
        onChoose={(chosen) => open({ state: chosen })}
        options={states.map((each) => ({ value: each, label: t(`tabs.${each}`) }))}
      />
      <LoadedList
        of={list}
        count={({ refunds }) => refunds.length}
        page={page}
        onPage={(to) => open({ page: to })}
        none={<EmptyState icon={IndianRupee} level={2} title={t('none')} />}
      >
        {({ refunds }) => (
          <ul className="flex flex-col gap-3">
            {refunds.map((request) => (
              <li key={request.id}>
                <Card>
                  <RefundCard request={request} onChanged={() => list.mutate()} withOrder />
                </Card>
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
      {list.data && (
        <AloneLimit
          aloneUpTo={list.data.alone_up_to}
          texts={{
            limit: t('limit', { amount: money(list.data.alone_up_to) }),
            change: t('change_limit'),
            amount: t('amount'),
            hint: t('limit_hint'),
            save: t('save'),
          }}
          onSave={(sum) => setRefundLimit(lang, sum)}
          onChanged={() => list.mutate()}
        />
      )}
    </AreaPage>
  );
}
