'use client';

import { Scale } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { FilterTabs } from '@/components/areas/filter-tabs';
import { Loaded } from '@/components/areas/loaded';
import { PageSteps } from '@/components/areas/page-steps';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { getAdjustments, setAdjustmentLimit } from '@/lib/api/operators/settlements';
import { operatorKeys } from '@/lib/operator/cache';
import { money } from '@/lib/storefront/format';
import { AloneLimit } from '../ui/alone-limit';
import { useListQuery } from '../ui/use-list-query';
import { AdjustmentCard } from './adjustment-card';

const states = ['waiting', 'all'] as const;

/** Credits and charges of stores: those that wait for a second operator, and all. */
export function AdjustmentsView() {
  const t = useTranslations('operator_settlements.adjustments');
  const all = useTranslations('operator_settlements');
  const lang = useLocale();
  const { value, page, open } = useListQuery();
  const state = states.find((each) => each === value('state')) ?? 'waiting';
  const query = { state, page };
  const list = useSWR(operatorKeys.adjustments(lang, query), () => getAdjustments(lang, query), {
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
      <Loaded of={list}>
        {({ adjustments, total, limit, alone_up_to }) => (
          <>
            {adjustments.length ? (
              <ul className="flex flex-col gap-3">
                {adjustments.map((adjustment) => (
                  <li key={adjustment.id}>
                    <Card>
                      <AdjustmentCard adjustment={adjustment} onChanged={() => list.mutate()} />
                    </Card>
                  </li>
                ))}
              </ul>
            ) : (
              <EmptyState
                icon={Scale}
                level={2}
                title={t(state === 'waiting' ? 'none' : 'none_ever')}
              />
            )}
            <PageSteps
              page={page}
              pages={Math.ceil(total / limit)}
              onChoose={(to) => open({ page: to })}
            />
            <AloneLimit
              aloneUpTo={alone_up_to}
              texts={{
                limit: t('limit', { amount: money(alone_up_to) }),
                change: t('change_limit'),
                amount: all('amount'),
                hint: t('limit_hint'),
                save: all('save'),
              }}
              onSave={(sum) => setAdjustmentLimit(lang, sum)}
              onChanged={() => list.mutate()}
            />
          </>
        )}
      </Loaded>
    </AreaPage>
  );
}
