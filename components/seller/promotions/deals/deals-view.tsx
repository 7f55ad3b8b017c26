'use client';

import { BadgePercent, Plus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { FilterTabs } from '@/components/areas/filter-tabs';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { PageSteps } from '@/components/areas/page-steps';
import { Choices } from '@/components/seller/ui/choices';
import { Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { DealState } from '@/lib/api/schemas/promotions/deals';
import { listDeals } from '@/lib/api/seller/deals';
import type { Locale } from '@/lib/i18n/locales';
import { sellerKeys } from '@/lib/seller/cache';
import { DealList } from './deal-list';
import { MonthCalendar } from './month-calendar';

const states = ['running', 'coming', 'ended'] as const satisfies readonly DealState[];
const limit = 20;

/** The store's deals as a list; on a desk as the calendar of a month, too. */
export function DealsView() {
  const t = useTranslations('seller_deals');
  const lang = useLocale();
  const [view, setView] = useState<'list' | 'calendar'>('list');
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="max-md:hidden">
          <Choices
            label={t('view')}
            chosen={view}
            choices={[
              ['list', t('as_list')],
              ['calendar', t('as_calendar')],
            ]}
            onChoose={setView}
          />
        </div>
        <Writes>
          <Button asChild>
            <AreaLink href="/seller/promotions/deals/new">
              <Plus aria-hidden className="size-5" />
              {t('add')}
            </AreaLink>
          </Button>
        </Writes>
      </div>
      {view === 'calendar' && (
        <div className="max-md:hidden">
          <MonthCalendar />
        </div>
      )}
      <div className={view === 'calendar' ? 'contents md:hidden' : 'contents'}>
        <Deals lang={lang} />
      </div>
    </>
  );
}

function Deals({ lang }: { lang: Locale }) {
  const t = useTranslations('seller_deals');
  const [state, setState] = useState<DealState>('running');
  const [page, setPage] = useState(1);
  const query = { state, page, limit };
  const deals = useSWR(sellerKeys.deals(lang, query), () => listDeals(lang, query), {
    keepPreviousData: true,
  });
  return (
    <>
      <FilterTabs
        label={t('states')}
        value={state}
        onChoose={(chosen) => {
          setState(chosen);
          setPage(1);
        }}
        options={states.map((value) => ({
          value,
          label: `${t(`state.${value}`)} (${deals.data?.counts[value] ?? 0})`,
        }))}
      />
      <Loaded of={deals}>
        {({ deals: shown, total }) => (
          <>
            {shown.length > 0 ? (
              <DealList deals={shown} />
            ) : (
              <EmptyState
                icon={BadgePercent}
                level={2}
                title={t(`none.${state}`)}
                hint={t('none_hint')}
              />
            )}
            <PageSteps page={page} pages={Math.ceil(total / limit)} onChoose={setPage} />
          </>
        )}
      </Loaded>
    </>
  );
}
