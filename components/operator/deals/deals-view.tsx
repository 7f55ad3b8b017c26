'use client';

import { BadgePercent } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { FilterTabs } from '@/components/areas/filter-tabs';
import { Loaded } from '@/components/areas/loaded';
import { PageSteps } from '@/components/areas/page-steps';
import { EmptyState } from '@/components/ui/empty-state';
import { getMarketDeals } from '@/lib/api/operators/deals';
import { type DealState, dealStates } from '@/lib/api/schemas/promotions/deals';
import { operatorKeys } from '@/lib/operator/cache';
import { MarketDeal } from './market-deal';

const limit = 20;

/** The deals of all stores, by state; one that should not be is stopped. */
export function DealsView() {
  const t = useTranslations('operator_deals');
  const shared = useTranslations('seller_deals');
  const lang = useLocale();
  const [state, setState] = useState<DealState>('running');
  const [page, setPage] = useState(1);
  const query = { state, page, limit };
  const deals = useSWR(operatorKeys.deals(lang, query), () => getMarketDeals(lang, query), {
    keepPreviousData: true,
  });
  return (
    <AreaPage title={t('title')} hint={t('hint')}>
      <FilterTabs
        label={shared('states')}
        value={state}
        onChoose={(chosen) => {
          setState(chosen);
          setPage(1);
        }}
        options={dealStates.map((value) => ({
          value,
          label: `${shared(`state.${value}`)} (${deals.data?.counts[value] ?? 0})`,
        }))}
      />
      <Loaded of={deals}>
        {({ deals: shown, total }) => (
          <>
            {shown.length > 0 ? (
              <ul className="flex flex-col gap-3">
                {shown.map((deal) => (
                  <li key={deal.id}>
                    <MarketDeal deal={deal} onStopped={() => void deals.mutate()} />
                  </li>
                ))}
              </ul>
            ) : (
              <EmptyState icon={BadgePercent} level={2} title={shared(`none.${state}`)} />
            )}
            <PageSteps page={page} pages={Math.ceil(total / limit)} onChoose={setPage} />
          </>
        )}
      </Loaded>
    </AreaPage>
  );
}
