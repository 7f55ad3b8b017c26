'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { getOperatorToday } from '@/lib/api/operators/market';
import { operatorKeys } from '@/lib/operator/cache';
import { DayChart } from './day-chart';
import { FirstSteps } from './first-steps';
import { MarketFigures } from './market-figures';
import { SearchFigures } from './search-figures';
import { SystemTiles } from './system-tiles';
import { WaitingTiles } from './waiting-tiles';

/** Read anew while somebody looks at it. */
const everyMinute = 60_000;

/** What waits for the operators, and how the market goes. */
export function Today() {
  const t = useTranslations('operator_today');
  const lang = useLocale();
  const today = useSWR(operatorKeys.today(lang), () => getOperatorToday(lang), {
    refreshInterval: everyMinute,
  });
  return (
    <AreaPage title={t('title')}>
      <Loaded of={today}>
        {({ waiting, days, stores, listings, search, books, failed_jobs, first_steps: steps }) => (
          <>
            {steps && <FirstSteps steps={steps} />}
            <WaitingTiles waiting={waiting} />
            <MarketFigures days={days} stores={stores} listings={listings} />
            <SearchFigures search={search} />
            <SystemTiles books={books} failedJobs={failed_jobs} />
            {days && <DayChart days={days} />}
          </>
        )}
      </Loaded>
    </AreaPage>
  );
}
