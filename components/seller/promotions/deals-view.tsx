'use client';

import { Plus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaLink } from '@/components/areas/link';
import { DealBadge } from '@/components/areas/promotions/deal-badge';
import { DealPicture, DealsByState } from '@/components/areas/promotions/deals-by-state';
import { useDealName } from '@/components/areas/promotions/use-deal-name';
import { Choices } from '@/components/seller/ui/choices';
import { Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import type { DealRow } from '@/lib/api/schemas/promotions/deals';
import { listDeals } from '@/lib/api/seller/promotions';
import { sellerKeys } from '@/lib/seller/cache';
import { dateTime, money } from '@/lib/storefront/format';
import { MonthCalendar } from './month-calendar';

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
        <DealsByState
          keyOf={(query) => sellerKeys.deals(lang, query)}
          read={(query) => listDeals(lang, query)}
          hint={t('none_hint')}
        >
          {(deal) => <DealCard deal={deal} />}
        </DealsByState>
      </div>
    </>
  );
}

/** A deal as a card that leads to it. */
function DealCard({ deal }: { deal: DealRow }) {
  const t = useTranslations('seller_deals');
  const lang = useLocale();
  const nameOf = useDealName();
  const times = { from: dateTime(deal.starts_at, lang), to: dateTime(deal.ends_at, lang) };
  return (
    <div className="relative flex items-center gap-3 rounded-card border border-line bg-card p-3 shadow-card hover:border-brand">
      <DealPicture deal={deal} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div className="flex min-w-0 basis-64 grow flex-col gap-0.5">
          <AreaLink
            href={`/seller/promotions/deals/${deal.id}`}
            className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-brand"
          >
            {nameOf(deal)}
          </AreaLink>
          <span className="text-sm text-ink-soft">{t('from_to', times)}</span>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-sm">
            {t('variants', { count: deal.skus })} ·{' '}
            {deal.percent ? t('percent_off', { percent: deal.percent }) : money(deal.first.price)}
          </span>
          <DealBadge deal={deal} />
        </div>
      </div>
    </div>
  );
}
