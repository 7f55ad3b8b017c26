'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionDialog } from '@/components/areas/action-dialog';
import { AreaPage } from '@/components/areas/area-page';
import { DealBadge } from '@/components/areas/promotions/deal-badge';
import { DealPicture, DealsByState } from '@/components/areas/promotions/deals-by-state';
import { useDealName } from '@/components/areas/promotions/use-deal-name';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/field';
import { getMarketDeals, stopDeal } from '@/lib/api/operators/promotions';
import type { MarketDealsPage } from '@/lib/api/schemas/promotions/deals';
import { operatorKeys } from '@/lib/operator/cache';
import { dateTime, money } from '@/lib/storefront/format';

/** The deals of all stores, by state; one that should not be is stopped. */
export function DealsView() {
  const t = useTranslations('operator_deals');
  const lang = useLocale();
  return (
    <AreaPage title={t('title')} hint={t('hint')}>
      <DealsByState
        keyOf={(query) => operatorKeys.deals(lang, query)}
        read={(query) => getMarketDeals(lang, query)}
      >
        {(deal, reload) => <MarketDeal deal={deal} onStopped={reload} />}
      </DealsByState>
    </AreaPage>
  );
}

type MarketDealProps = { deal: MarketDealsPage['deals'][number]; onStopped: () => void };

/** A store's deal, with the step that stops it. */
function MarketDeal({ deal, onStopped }: MarketDealProps) {
  const t = useTranslations('operator_deals');
  const shared = useTranslations('seller_deals');
  const lang = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { first, skus, percent, state, store } = deal;
  const name = useDealName()(deal);
  const off = percent ? shared('percent_off', { percent }) : money(first.price);
  const times = { from: dateTime(deal.starts_at, lang), to: dateTime(deal.ends_at, lang) };
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-card p-3 shadow-card">
      <DealPicture deal={deal} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 basis-64 grow flex-col gap-0.5">
          <span className="flex flex-wrap items-center gap-2">
            <b className="wrap-anywhere">{name}</b>
            <DealBadge deal={deal} />
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
