'use client';

import { BadgePercent, Plus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { FilterTabs } from '@/components/areas/filter-tabs';
import { AreaLink } from '@/components/areas/link';
import { LoadedList } from '@/components/areas/loaded';
import { Choices } from '@/components/seller/ui/choices';
import { Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Picture } from '@/components/ui/picture';
import type { DealRow, DealState } from '@/lib/api/schemas/promotions/deals';
import { listDeals } from '@/lib/api/seller/promotions';
import type { Locale } from '@/lib/i18n/locales';
import { sellerKeys } from '@/lib/seller/cache';
import { dateTime, money } from '@/lib/storefront/format';
import { DealBadge } from './deal-badge';
import { MonthCalendar } from './month-calendar';
import { useDealName } from './use-deal-name';

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
      <LoadedList
        of={deals}
        count={({ deals: shown }) => shown.length}
        limit={limit}
        page={page}
        onPage={setPage}
        none={
          <EmptyState
            icon={BadgePercent}
            level={2}
            title={t(`none.${state}`)}
            hint={t('none_hint')}
          />
        }
      >
        {({ deals: shown }) => <DealList deals={shown} />}
      </LoadedList>
    </>
  );
}

/** Deals as cards that lead to them. */
function DealList({ deals }: { deals: DealRow[] }) {
  const t = useTranslations('seller_deals');
  const lang = useLocale();
  const nameOf = useDealName();
  return (
    <ul className="flex flex-col gap-3">
      {deals.map((deal) => (
        <li
          key={deal.id}
          className="relative flex items-center gap-3 rounded-card border border-line bg-card p-3 shadow-card hover:border-brand"
        >
          <Picture
            src={deal.first.image}
            alt=""
            sizes="56px"
            className="size-14 shrink-0 rounded-control object-cover"
          />
          <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <div className="flex min-w-0 basis-64 grow flex-col gap-0.5">
              <AreaLink
                href={`/seller/promotions/deals/${deal.id}`}
                className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-brand"
              >
                {nameOf(deal)}
              </AreaLink>
              <span className="text-sm text-ink-soft">
                {t('from_to', {
                  from: dateTime(deal.starts_at, lang),
                  to: dateTime(deal.ends_at, lang),
                })}
              </span>
            </div>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="text-sm">
                {t('variants', { count: deal.skus })} ·{' '}
                {deal.percent
                  ? t('percent_off', { percent: deal.percent })
                  : money(deal.first.price)}
              </span>
              <DealBadge deal={deal} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
