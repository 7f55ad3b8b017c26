'use client';

import { BadgePercent } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { ActionDialog } from '@/components/areas/action-dialog';
import { AreaPage } from '@/components/areas/area-page';
import { FilterTabs } from '@/components/areas/filter-tabs';
import { LoadedList } from '@/components/areas/loaded';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { TextAreaField } from '@/components/ui/field';
import { Picture } from '@/components/ui/picture';
import { getMarketDeals, stopDeal } from '@/lib/api/operators/promotions';
import {
  type DealState,
  dealStates,
  type MarketDealsPage,
} from '@/lib/api/schemas/promotions/deals';
import { operatorKeys } from '@/lib/operator/cache';
import { dateTime, money } from '@/lib/storefront/format';

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
      <LoadedList
        of={deals}
        count={({ deals: shown }) => shown.length}
        limit={limit}
        page={page}
        onPage={setPage}
        none={<EmptyState icon={BadgePercent} level={2} title={shared(`none.${state}`)} />}
      >
        {({ deals: shown }) => (
          <ul className="flex flex-col gap-3">
            {shown.map((deal) => (
              <li key={deal.id}>
                <MarketDeal deal={deal} onStopped={() => void deals.mutate()} />
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
    </AreaPage>
  );
}

type MarketDealProps = { deal: MarketDealsPage['deals'][number]; onStopped: () => void };

const tones = { running: 'good', coming: 'brand', ended: 'neutral' } as const;

/** A store's deal, with the step that stops it. */
function MarketDeal({ deal, onStopped }: MarketDealProps) {
  const t = useTranslations('operator_deals');
  const shared = useTranslations('seller_deals');
  const lang = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { first, skus, percent, state, ended_at, store } = deal;
  const name =
    deal.name ?? (skus > 1 ? shared('and_more', { name: first.name, more: skus - 1 }) : first.name);
  const off = percent ? shared('percent_off', { percent }) : money(first.price);
  const times = { from: dateTime(deal.starts_at, lang), to: dateTime(deal.ends_at, lang) };
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-card p-3 shadow-card">
      <Picture
        src={first.image}
        alt=""
        sizes="56px"
        className="size-14 shrink-0 rounded-control object-cover"
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 basis-64 grow flex-col gap-0.5">
          <span className="flex flex-wrap items-center gap-2">
            <b className="wrap-anywhere">{name}</b>
            <Badge tone={tones[state]}>{shared(ended_at ? 'ended_early' : `state.${state}`)}</Badge>
          </span>
          <span className="text-sm text-ink-soft wrap-anywhere">
            {store.name} · {shared('variants', { count: skus })} · {off}
          </span>
          <span className="text-sm text-ink-soft">{shared('from_to', times)}</span>
        </div>
        {state !== 'ended' && (
          <Button
            look="outline"
            onClick={() => setOpen(true)}
            aria-label={t('stop_one', { name, store: store.name })}
          >
            {t('stop')}
          </Button>
        )}
      </div>
      {isOpen && (
        <ActionDialog
          title={t('stop_title', { name })}
          action={t('stop')}
          look="danger"
          onClose={() => setOpen(false)}
          onSend={async (value) => {
            await stopDeal(lang, deal.id, value('reason'));
            onStopped();
          }}
        >
          {(errors) => (
            <>
              <p>{t('stop_text', { store: store.name })}</p>
              <TextAreaField
                name="reason"
                required
                maxLength={400}
                label={t('reason')}
                error={errors.reason}
              />
            </>
          )}
        </ActionDialog>
      )}
    </div>
  );
}
