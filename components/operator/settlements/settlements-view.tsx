'use client';

import { Landmark } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { FilterTabs } from '@/components/areas/filter-tabs';
import { Loaded } from '@/components/areas/loaded';
import { PageSteps } from '@/components/areas/page-steps';
import { useListQuery } from '@/components/operator/ui/use-list-query';
import { EmptyState } from '@/components/ui/empty-state';
import { getSettlements } from '@/lib/api/operators/settlements';
import { operatorKeys } from '@/lib/operator/cache';
import { SettlementActions } from './settlement-actions';
import { SettlementRow } from './settlement-row';

const statuses = ['draft', 'approved', 'paying', 'exported', 'failed', 'paid'] as const;

/** While payouts are on their way. */
const everyFiveSeconds = 5_000;

/** Settlements by state, with the steps of a payout: approve, bank file, paid or failed. */
export function SettlementsView() {
  const t = useTranslations('operator_settlements');
  const lang = useLocale();
  const { value, page, open } = useListQuery();
  const status = statuses.find((each) => each === value('status')) ?? 'draft';
  const query = { status, page, limit: 50 };
  const list = useSWR(operatorKeys.settlements(lang, query), () => getSettlements(lang, query), {
    keepPreviousData: true,
    refreshInterval: status === 'paying' ? everyFiveSeconds : 0,
  });
  const refresh = () => list.mutate();
  return (
    <AreaPage
      title={t('title')}
      hint={t('hint')}
      wide
      actions={
        <SettlementActions
          status={status}
          shown={list.data?.settlements ?? []}
          payoutsBy={list.data?.payouts_by ?? null}
          onChanged={refresh}
        />
      }
    >
      <FilterTabs
        label={t('by_status')}
        value={status}
        onChoose={(chosen) => open({ status: chosen })}
        options={statuses.map((each) => ({ value: each, label: t(`status.${each}`) }))}
      />
      <Loaded of={list}>
        {({ settlements, total, limit, payouts_by }) =>
          settlements.length ? (
            <>
              <ul className="divide-y divide-line rounded-card border border-line bg-card">
                {settlements.map((settlement) => (
                  <li key={settlement.id}>
                    <SettlementRow
                      settlement={settlement}
                      payoutsBy={payouts_by}
                      onChanged={refresh}
                    />
                  </li>
                ))}
              </ul>
              <PageSteps
                page={page}
                pages={Math.ceil(total / limit)}
                onChoose={(to) => open({ page: to })}
              />
            </>
          ) : (
            <EmptyState icon={Landmark} level={2} title={t('none')} />
          )
        }
      </Loaded>
    </AreaPage>
  );
}
