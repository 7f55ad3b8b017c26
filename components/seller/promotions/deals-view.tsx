'use client';

import { BadgePercent, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Choices } from '@/components/areas/choices';
import { AreaLink } from '@/components/areas/link';
import { useDealColumns, useDealTabs } from '@/components/areas/promotions/deal-columns';
import { DataTable } from '@/components/areas/table/data-table';
import { Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { MonthCalendar } from './month-calendar';

/** The store's deals as a list; on a wide screen also as a month's calendar. */
export function DealsView() {
  const t = useTranslations('seller_deals');
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
        <DataTable
          name="deals"
          label={t('title')}
          endpoint="GET /api/seller/promotions/deals"
          rows="deals"
          id={({ id }) => id}
          rowName={({ first }) => first.name}
          tabs={useDealTabs()}
          filters={[{ kind: 'days', label: t('columns.days'), names: ['from', 'to'] }]}
          columns={useDealColumns(({ id }) => `/seller/promotions/deals/${id}`)}
          empty={{ icon: BadgePercent, title: t('none_here'), hint: t('none_hint') }}
        />
      </div>
    </>
  );
}
